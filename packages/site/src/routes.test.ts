import { codePaths } from '@kampana/shared/content/code-paths'
import { expect, test } from 'vitest'
import { livePages, routes } from './routes.ts'
import { allPaths } from './site-map.ts'

const at = (path: string) => routes().findPage(new URL(path, 'http://college.test')).path

test('routes: has a page for every entry of the site map', () => {
  expect(allPaths().filter((path) => at(path) !== path)).toEqual([])
})

test('routes: lists every coded page for the content checks', () => {
  expect(codePaths.toSorted()).toEqual(livePages.map(({ path }) => path).toSorted())
})

test('routes: assigns each page the address from which its data is fetched', async () => {
  const announced = livePages.map(({ path }) => path)
  await routes().loadEveryPage()
  expect(livePages.map(({ path }) => path)).toEqual(announced)
})

test.each([
  "/about-us/sailors,-rowers-&-st.peter's-prayer",
  '/about-us/sailors,-rowers-&-st.peter%27s-prayer',
  '/about-us/sailors%2C-rowers-%26-st.peter%27s-prayer',
])('routes: finds %s, encoded or not', (path) => {
  expect(at(path)).toBe(decodeURIComponent(path))
})

test('routes: finds an update only below its category', () => {
  expect(at('/updates/announcements/Open%20day')).toBe('/updates/announcements/*')
  expect(at('/updates/announcements')).toBe('/updates/announcements')
  expect(at('/updates/nonsense/Open%20day')).toBe('/404')
})
