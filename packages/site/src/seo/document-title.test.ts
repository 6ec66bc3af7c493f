import { expect, test } from 'vitest'
import { college } from '../content/store/current.ts'
import { fixedPaths, render } from '../entry-server.tsx'
import { documentTitle } from './document-title.ts'
import { aNotice, anUpdate, fakeApi } from '../testing/fake-api.ts'

const updates = Array.from({ length: 24 }, (_, id) =>
  anUpdate({
    id,
    title: `Event ${id}`,
    category: id < 12 ? 'announcements' : 'news-and-events',
    from: '2026-10-01',
    to: '2026-12-01',
  }),
)
const notices = Array.from({ length: 60 }, (_, id) => aNotice({ id }))
const ask = async (path: string) => {
  const { html } = await render({
    url: new URL(path, 'https://college.test'),
    api: fakeApi({ updates, notices }),
    today: '2026-11-21',
    timeZone: 'Asia/Manila',
  })
  const said = (element: RegExp) => element.exec(html)?.[1]
  return {
    title: said(/<title>(.*?)<\/title>/),
    shared: said(/<meta property="og:title" content="(.*?)">/),
    description: said(/<meta name="description" content="(.*?)">/),
    heading: said(/<h1>(.*?)<\/h1>/),
  }
}

test('document title: is unique on every page, as is the description', async () => {
  const further = ['updates', 'updates/announcements', 'updates/news-and-events', 'class-status'].map(
    (list) => `/${list}?page=2`,
  )
  const months = ['10', '12'].map((month) => `/updates/calendar?month=2026-${month}`)
  const pages = await Promise.all([...fixedPaths(), ...further, ...months].map(ask))
  expect(twice(pages.map(({ title }) => title))).toEqual([])
  expect(twice(pages.map(({ shared }) => shared))).toEqual([])
  expect(twice(pages.map(({ description }) => description))).toEqual([])
}, 30_000)

test("document title: adds the parent's title to duplicates, but not to headings", async () => {
  expect(await ask('/admission/college')).toMatchObject({
    title: `College, Admission · ${college.short_name}`,
    shared: 'College, Admission',
    heading: 'College',
  })
  expect((await ask('/student-services/student-council/college')).title).toBe(
    `College, Student Council · ${college.short_name}`,
  )
  expect((await ask('/about-us/history')).title).toBe(`History · ${college.short_name}`)
})

test('document title: has at most 60 characters, dropping first the college’s name, then the long form', () => {
  const own = ` · ${college.short_name}`
  const long = 'n'.repeat(60)
  expect(documentTitle({ title: 'History' })).toBe(`History${own}`)
  expect(documentTitle({ title: long, shortTitle: 'n' })).toBe(long)
  expect(documentTitle({ title: `${long}n`, shortTitle: `n${own}` })).toBe(`n${own}`)
  expect(documentTitle({ title: `${long}n` })).toBe(`${long}n`)
})

test('document title: names a program once', async () => {
  const programs = fixedPaths().filter((path) => path.startsWith('/academics/programs/'))
  expect(programs).not.toEqual([])
  for (const { title, heading } of await Promise.all(programs.map(ask)))
    expect(title?.replace(/ · .*/, '')).toBe(heading)
})

const twice = (texts: readonly (string | undefined)[]) =>
  texts.filter((text, index) => texts.indexOf(text) !== index)
