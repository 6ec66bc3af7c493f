import { join } from 'node:path'
import { pages as pagesResource } from '@kampana/shared/resources/pages'
import { expect, test } from 'vitest'
import { siteRecordsOf } from '../../packages/site/src/content/folder/folder-rows.ts'
import { folderFiles } from '../../packages/site/src/content/folder/files.ts'
import { makeContent } from '../../packages/site/src/content/content.ts'
import { readCheckedRecords } from '../../packages/site/src/content/read-content.ts'
import { recordsOf } from '../../packages/site/src/content/records-of.ts'
import { toSiteMap } from '../../packages/site/src/content/site-map.ts'
import { specifiedAddresses } from './specified-addresses.ts'

const files = folderFiles(join(import.meta.dirname, '../../college'))
const site = siteRecordsOf(readCheckedRecords(files))
const { college, pages, monographs, redirects, entries } = makeContent(site, files)
const addresses = toSiteMap(recordsOf(site.records, pagesResource)).placed.map(({ address }) =>
  String(address),
)

test('addresses: the site map contains every specified address', () => {
  expect(specifiedAddresses.filter((path) => !addresses.includes(path))).toEqual([])
})

test('top menu: has the specified entries in order', () => {
  const specified =
    '/ /about-us /admission /academics /student-services /career /gallery /updates /contact-us /alumni'
  const menu = entries.map(({ path }) => path)
  expect(menu.slice(0, 10).join(' ')).toBe(specified)
  const library = entries[10]!
  expect([library.title, library.pages?.every(({ href }) => href?.startsWith('https:'))]).toEqual([
    'Library',
    true,
  ])
})

test('theme: has the specified primary color', () => {
  expect(files.text('college.yaml')).toContain("brand: '#4b83cc'")
})

test.each([
  ['/calendar', '/updates/calendar'],
  ['/contact', '/contact-us'],
  ['/privacy', '/about-us/data-privacy'],
  ['/tuition', '/admission/tuition-and-fees'],
  ['/jobs', '/career'],
  ['/mission', '/about-us/mission,-vision-&-goal'],
])('addresses: the short address %s redirects to %s', (from, to) => {
  expect(redirects[from]).toBe(to)
})

test.each([
  ['/registrar', '/student-services/registrar'],
  ['/scholarship', '/admission/scholarship'],
])('addresses: %s ends only one address, so it redirects to %s undeclared', (from, to) => {
  expect(addresses.filter((path) => path.endsWith(from))).toEqual([to])
})

test('addresses: every written page has its own description', () => {
  const texts = [...Object.values(pages), ...Object.values(monographs).map(({ record }) => record)]
  const descriptions = texts.map(({ description }) => description)
  expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([])
})

test("addresses: every monograph's title fits search results", () => {
  const shown = Object.values(monographs).map(({ record: { title } }) =>
    title.length <= 65 ? title : `${title.replace(/: .*$/, '')} · Research, ${college.short_name}`,
  )
  expect(shown).toHaveLength(9)
  expect(shown.filter((title) => title.length > 66)).toEqual([])
})
