import { afterEach, expect, test } from 'vitest'
import { onServer, setServerAddress } from './server-address.ts'

afterEach(() => setServerAddress(''))

test.each([
  '/media/0123/480x320.webp',
  '/files/0123/form.pdf',
  '/dashboard',
  '/api/updates',
  '/updates/calendar.ics',
  '/updates/calendar/7.ics',
  '/updates.xml',
  '/updates/announcements.json',
])('%s is on the server, wherever the site is', (address) => {
  expect(onServer(address)).toBe(address)
  setServerAddress('https://api.college.test')
  expect(onServer(address)).toBe(`https://api.college.test${address}`)
})

test.each([
  '/',
  '/admission',
  '/sitemap.xml',
  '/assets/site.css',
  '/updates/announcements/A%20title',
  '/apiary',
  '//elsewhere.test/media/x.webp',
  'https://elsewhere.test/media/x.webp',
  '#main',
])('%s stays where it is', (address) => {
  setServerAddress('https://api.college.test')
  expect(onServer(address)).toBe(address)
})
