import { Link } from './link.tsx'

/** What stands past the last page of a list that isn't empty: the way to its first. */
export const PageOutOfRange = ({ page, first }: { page: number; first: string }) => (
  <p className="empty">
    There is no page {page} of this list. <Link to={first}>Go to its first page</Link>
  </p>
)
