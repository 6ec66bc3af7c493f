import { expect, test } from 'vitest'
import type { Entry } from '../site-map.ts'
import { hiddenEntries, listedEntries } from './list-parts.ts'

const page = (path: string, more: Partial<Entry> = {}): Entry => ({
  title: path,
  kind: 'content',
  path,
  ...more,
})

test('hidden entries: hide descendants of a hidden page and keep the breadcrumb', () => {
  const hidden = page('/a/b', { hidden: true, pages: [page('/a/b/c')] })
  const entries = [page('/a', { pages: [hidden, page('/a/d')] })]
  expect(listedEntries(entries)).toEqual([page('/a', { pages: [page('/a/d')] })])
  expect(hiddenEntries(entries).map((line) => line.map(({ path }) => path))).toEqual([
    ['/a', '/a/b'],
    ['/a', '/a/b', '/a/b/c'],
  ])
})
