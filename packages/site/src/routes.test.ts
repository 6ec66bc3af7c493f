import { expect, test } from 'vitest'
import { loadEveryPage, livePages, findPage } from './routes.ts'
import { findEntry, allPaths } from './site-map.ts'

const at = (path: string) => findPage(new URL(path, 'http://college.test')).path

test('every place of the site map has its page', () => {
  expect(allPaths.filter((path) => at(path) !== path)).toEqual([])
})

test('the site map calls exactly those pages live that code makes', () => {
  const declared = allPaths.filter((path) => findEntry(path)?.kind === 'live')
  const made = livePages.map((page) => page.path).filter((path) => !path.endsWith('/*'))
  expect(declared.toSorted()).toEqual(made.toSorted())
})

test('each page is at the address under which it is fetched', async () => {
  const announced = livePages.map(({ path }) => path)
  await loadEveryPage()
  expect(livePages.map(({ path }) => path)).toEqual(announced)
})

test.each([
  "/about-us/st.arnold's-prayer",
  '/about-us/st.arnold%27s-prayer',
  '/about-us/mission%2C-vision-%26-goal',
])('%s is found, encoded or not', (path) => {
  expect(at(path)).toBe(decodeURIComponent(path))
})

test('an update is found beneath its category, and only there', () => {
  expect(at('/updates/announcements/Open%20day')).toBe('/updates/announcements/*')
  expect(at('/updates/announcements')).toBe('/updates/announcements')
  expect(at('/updates/nonsense/Open%20day')).toBe('/404')
})
