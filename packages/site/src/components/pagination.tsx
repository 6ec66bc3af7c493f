import { Link } from './link.tsx'

interface PaginationProps {
  page: number
  lastPage: number
  path: string
  /** Other parameters of the query: `q=bell`. */
  query?: string
  /** Texts of the links to the previous and the next page. */
  before?: string
  after?: string
}

/** Links to the pages of a list; nothing for a single page. Past the last page it has a link to the first. */
export const Pagination = ({
  page,
  lastPage,
  path,
  query = '',
  before = 'Newer',
  after = 'Older',
}: PaginationProps) => {
  const pageAddress = (number: number): string => {
    const search = [query, number === 1 ? '' : `page=${number}`].filter(Boolean).join('&')
    return search ? `${path}?${search}` : path
  }
  if (page > lastPage)
    return (
      <p className="empty">
        This list has no page {page}. <Link to={pageAddress(1)}>Go to its first page</Link>
      </p>
    )
  return lastPage > 1 ? (
    <nav className="pager" aria-label="Pages">
      {page > 1 && (
        <Link to={pageAddress(page - 1)} rel="prev">
          {before}
        </Link>
      )}
      <ol>
        {visiblePages(page, lastPage).map((number) => (
          <li key={number}>
            <Link to={pageAddress(number)} aria-current={number === page ? 'page' : undefined}>
              <span className="unseen">Page </span>
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < lastPage && (
        <Link to={pageAddress(page + 1)} rel="next">
          {after}
        </Link>
      )}
    </nav>
  ) : null
}

/** First and last page and those near the current one. */
const visiblePages = (page: number, lastPage: number): number[] => {
  const candidates = [1, page - 2, page - 1, page, page + 1, page + 2, lastPage]
  return [...new Set(candidates)].filter((number) => number >= 1 && number <= lastPage).sort((a, b) => a - b)
}
