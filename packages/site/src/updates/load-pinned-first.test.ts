import type { Update } from '@kampana/shared/update'
import { expect, test } from 'vitest'
import { anUpdate } from '../testing/fake-api.ts'
import { loadPinnedFirst } from './load-pinned-first.ts'

/** Updates 25 to 1, newest first, ten per page. */
const all = Array.from({ length: 25 }, (_, at) =>
  anUpdate({ id: 25 - at, posted_at: `2026-11-${String(25 - at).padStart(2, '0')}T01:00:00.000000Z` }),
)
const loadPage = async (page: number) => ({
  data: all.slice((page - 1) * 10, page * 10),
  page,
  lastPage: 3,
  total: 25,
})
const idsOf = (rows: readonly Update[]): number[] => rows.map(({ id }) => id)

test.each([[[]], [[24]], [[15]], [[3]], [[20, 16, 15, 1]], [[25, 24, 14, 6, 5]]])(
  'pinned updates: puts %j first and has every update once on pages of ten',
  async (pinned) => {
    const first = all.filter(({ id }) => pinned.includes(id))
    const pages = await Promise.all([1, 2, 3].map((page) => loadPinnedFirst(loadPage, first, page)))
    expect(pages.map(({ data }) => data.length)).toEqual([10, 10, 5])
    const others = idsOf(all).filter((id) => !pinned.includes(id))
    expect(pages.flatMap(({ data }) => idsOf(data))).toEqual([...pinned, ...others])
    expect((await loadPinnedFirst(loadPage, first, 4)).data).toEqual([])
  },
)
