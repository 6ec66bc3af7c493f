import type { Answer } from './answer.ts'
import type { Manners } from './dialects.ts'

/** One page of `paginate(10)`, flat or as a resource collection. Reads only `page` of the query. */
export const page = (manners: Manners, rows: readonly unknown[], asked: URL, perPage = 10): Answer => {
  const path = `${asked.origin}${asked.pathname}`
  const wanted = asked.searchParams.get('page') ?? '1'
  const number = /^[1-9]\d*$/.test(wanted) ? Number(wanted) : 1
  const last = Math.max(1, Math.ceil(rows.length / perPage))
  const data = rows.slice((number - 1) * perPage, number * perPage)
  const at = (page: number) => (page >= 1 && page <= last ? `${path}?page=${page}` : null)
  const links = { first: at(1), last: at(last), prev: at(number - 1), next: at(number + 1) }
  const meta = {
    current_page: number,
    from: data.length > 0 ? (number - 1) * perPage + 1 : null,
    last_page: last,
    links: labels(links, number, last, at),
    path,
    per_page: perPage,
    to: data.length > 0 ? (number - 1) * perPage + data.length : null,
    total: rows.length,
  }
  if (manners.pages === 'resource') return { status: 200, body: { data, links, meta } }
  const addresses = Object.fromEntries(Object.entries(links).map(([name, url]) => [`${name}_page_url`, url]))
  return { status: 200, body: { ...meta, data, ...addresses } }
}

const labels = (
  { prev, next }: { prev: string | null; next: string | null },
  current: number,
  last: number,
  at: (page: number) => string | null,
) => [
  { url: prev, label: '&laquo; Previous', active: false },
  ...Array.from({ length: last }, (_, index) => ({
    url: at(index + 1),
    label: String(index + 1),
    active: index + 1 === current,
  })),
  { url: next, label: 'Next &raquo;', active: false },
]
