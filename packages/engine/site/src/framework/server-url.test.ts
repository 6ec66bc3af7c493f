import { afterEach, expect, test } from 'vitest'
import { resolveServerUrl, setServerUrl } from './server-url.ts'

afterEach(() => setServerUrl(''))

test.each([
  '/media/0123/480x320.webp',
  '/files/0123/form.pdf',
  '/dashboard',
  '/api/updates',
  '/updates/calendar.ics',
  '/updates/calendar/7.ics',
  '/updates.xml',
  '/updates/announcements.json',
])('server url: resolves %s to the server', (address) => {
  expect(resolveServerUrl(address)).toBe(address)
  setServerUrl('https://api.college.test')
  expect(resolveServerUrl(address)).toBe(`https://api.college.test${address}`)
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
])('server url: leaves %s unchanged', (address) => {
  setServerUrl('https://api.college.test')
  expect(resolveServerUrl(address)).toBe(address)
})
