import { Link } from './link.tsx'

interface PagerProps {
  page: number
  lastPage: number
  path: string
}

/** Links to the pages of a list; nothing where there is only one. */
export const Pager = ({ page, lastPage, path }: PagerProps) =>
  lastPage > 1 ? (
    <nav className="pager" aria-label="Pages">
      {page > 1 && (
        <Link to={addressOf(path, page - 1)} rel="prev">
          Newer
        </Link>
      )}
      <ol>
        {around(page, lastPage).map((number) => (
          <li key={number}>
            <Link to={addressOf(path, number)} aria-current={number === page ? 'page' : undefined}>
              <span className="unseen">Page </span>
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < lastPage && (
        <Link to={addressOf(path, page + 1)} rel="next">
          Older
        </Link>
      )}
    </nav>
  ) : null

/** The first, the last, and those near the present page; the list's own gaps show what is left out. */
const around = (page: number, lastPage: number): number[] => {
  const near = [1, page - 2, page - 1, page, page + 1, page + 2, lastPage]
  return [...new Set(near)].filter((number) => number >= 1 && number <= lastPage).sort((a, b) => a - b)
}

const addressOf = (path: string, page: number): string => (page === 1 ? path : `${path}?page=${page}`)
