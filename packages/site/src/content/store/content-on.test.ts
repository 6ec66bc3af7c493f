import { expect, inject, test } from 'vitest'
import type { Entry } from '../site-map.ts'
import { contentOn, listOver } from './content-on.ts'
import { hiddenEntries, listedEntries } from './hidden-entries.ts'

const page = (path: string, more: Partial<Entry> = {}): Entry => ({
  title: path,
  kind: 'content',
  path,
  ...more,
})
const withEntries = (entries: Entry[]) => ({ ...inject('content'), entries })

test('content on: returns content without an end unchanged', () => {
  const content = inject('content')
  expect(contentOn(content, '2099-12-31')).toBe(content)
})

test('content on: removes a page and its descendants on the day after its last day', () => {
  const content = withEntries([page('/a', { until: '2027-01-31', pages: [page('/a/b')] }), page('/c')])
  expect(listOver(content, '2027-01-31')).toEqual([])
  expect(listOver(content, '2027-02-01')).toEqual(['/a', '/a/b'])
  expect(contentOn(content, '2027-02-01').entries.map(({ path }) => path)).toEqual(['/c'])
})

test('content on: removes links to a removed page', () => {
  const entries = [
    page('/about-us/history', { until: '2027-01-31' }),
    page('/c', { see: ['/about-us/history', '/c'] }),
  ]
  const content = { ...withEntries(entries), redirects: { '/old': '/about-us/history#top', '/sea': '/c' } }
  const shown = contentOn(content, '2027-02-01')
  expect(shown.entries).toEqual([page('/c', { see: ['/c'] })])
  expect(shown.redirects).toEqual({ '/sea': '/c' })
  expect(shown.pages['/about-us/history']).toBeUndefined()
})

test('content on: hides descendants of a hidden page and keeps the breadcrumb', () => {
  const hidden = page('/a/b', { hidden: true, pages: [page('/a/b/c')] })
  const entries = [page('/a', { pages: [hidden, page('/a/d')] })]
  expect(listedEntries(entries)).toEqual([page('/a', { pages: [page('/a/d')] })])
  expect(hiddenEntries(entries).map((line) => line.map(({ path }) => path))).toEqual([
    ['/a', '/a/b'],
    ['/a', '/a/b', '/a/b/c'],
  ])
})
