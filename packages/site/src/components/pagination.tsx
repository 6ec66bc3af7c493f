import { Link } from './link.tsx'
import { PageOutOfRange } from './page-out-of-range.tsx'

interface PaginationProps {
  page: number
  lastPage: number
  path: string
  /** What else the address asks: `q=bell`. */
  query?: string
  /** What the pages before and after are called. */
  before?: string
  after?: string
}

/** Links to the pages of a list, nothing where there is only one; past the last, the way to the first. */
export const Pagination = ({
  page,
  lastPage,
  path,
  query = '',
  before = 'Newer',
  after = 'Older',
}: PaginationProps) => {
  const addressOf = (number: number): string => {
    const asked = [query, number === 1 ? '' : `page=${number}`].filter(Boolean).join('&')
    return asked ? `${path}?${asked}` : path
  }
  if (page > lastPage) return <PageOutOfRange page={page} first={addressOf(1)} />
  return lastPage > 1 ? (
    <nav className="pager" aria-label="Pages">
      {page > 1 && (
        <Link to={addressOf(page - 1)} rel="prev">
          {before}
        </Link>
      )}
      <ol>
        {visiblePages(page, lastPage).map((number) => (
          <li key={number}>
            <Link to={addressOf(number)} aria-current={number === page ? 'page' : undefined}>
              <span className="unseen">Page </span>
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < lastPage && (
        <Link to={addressOf(page + 1)} rel="next">
          {after}
        </Link>
      )}
    </nav>
  ) : null
}

/** The first, the last, and those near the present page; the list's own gaps show what is left out. */
const visiblePages = (page: number, lastPage: number): number[] => {
  const near = [1, page - 2, page - 1, page, page + 1, page + 2, lastPage]
  return [...new Set(near)].filter((number) => number >= 1 && number <= lastPage).sort((a, b) => a - b)
}
