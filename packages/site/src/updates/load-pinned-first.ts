import type { PaginatedList } from '@kampana/engine-declare/api/http/reply'
import { pinnedFirst } from '@kampana/shared/api/updates-api'
import type { Update } from '@kampana/shared/update'

type Page = PaginatedList<Update>

/**
 * A page of a list that begins with the pinned updates and has each update once. The server's pages are sorted by posting
 * time, so pinned updates push newer ones onto the next page.
 */
export const loadPinnedFirst = async (
  loadPage: (page: number) => Promise<Page>,
  pinned: readonly Update[],
  page: number,
): Promise<Page> => {
  const list = await loadPage(page)
  const previous = pinned.length > 0 && page > 1 && list.data.length > 0 ? await loadPage(page - 1) : null
  if (!previous) return { ...list, data: pinnedFirst(pinned, list.data).slice(0, list.data.length) }
  const rows = [...previous.data, ...list.data]
  const ids = new Set(rows.map(({ id }) => id))
  const newest = rows[0]?.posted_at ?? ''
  /** Pinned updates of earlier server pages, which no longer push any update. */
  const passed = pinned.filter(({ id, posted_at }) => !ids.has(id) && (posted_at ?? '') >= newest)
  const first = previous.data.length - pinned.length + passed.length
  const others = pinnedFirst(pinned, rows).slice(pinned.length)
  return { ...list, data: others.slice(first, first + previous.data.length) }
}
