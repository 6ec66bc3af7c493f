import type { ParsedQuery } from './list-query.ts'

/** A page of a list in Laravel's format. Addresses are absolute, page numbers start at 1. */
interface PageBody<D> {
  data: D
  links: { first: string; last: string; prev: string | null; next: string | null }
  meta: {
    current_page: number
    from: number | null
    last_page: number
    links: { url: string | null; label: string; active: boolean }[]
    path: string
    per_page: number
    to: number | null
    total: number
  }
}

/**
 * Builds a page in Laravel's format. The groups in `data` have `rows` rows altogether. `path` is the absolute URL; links keep
 * the other parameters.
 */
export const pageBody = <D extends readonly unknown[]>(
  data: D,
  total: number,
  { first, count, rows = data.length }: Pick<ParsedQuery, 'first' | 'count'> & { rows?: number },
  path: string,
  parameters: Readonly<Record<string, string>> = {},
): PageBody<D> => {
  const current = Math.floor(first / count) + 1
  const last = Math.max(1, Math.ceil(total / count))
  const rest = String(
    new URLSearchParams({ ...parameters, ...(count !== 10 && { per_page: String(count) }) }),
  )
  const at = (page: number): string => `${path}?page=${page}${rest && `&${rest}`}`
  const prev = current > 1 ? at(current - 1) : null
  const next = current < last ? at(current + 1) : null
  return {
    data,
    links: { first: at(1), last: at(last), prev, next },
    meta: {
      current_page: current,
      from: data.length ? first + 1 : null,
      last_page: last,
      links: [
        { url: prev, label: '&laquo; Previous', active: false },
        ...around(current, last).map((page) => ({
          url: at(page),
          label: String(page),
          active: page === current,
        })),
        { url: next, label: 'Next &raquo;', active: false },
      ],
      path,
      per_page: count,
      to: rows ? first + rows : null,
      total,
    },
  }
}

/** Pages near the current one, because a long list has thousands. */
const around = (current: number, last: number): number[] => {
  const start = Math.max(1, Math.min(current - 4, last - 9))
  return Array.from({ length: Math.min(10, last) }, (_, index) => start + index)
}
