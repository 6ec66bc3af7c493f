import { Link } from './link.tsx'
import { findEntry } from '../site-map.ts'

/** The six pages that are asked for most, for who hasn't found theirs. */
export const PopularPages = () => (
  <ul className="popular-pages">
    {mostVisited.map((path) => (
      <li key={path}>
        <Link to={path}>{findEntry(path)?.title}</Link>
      </li>
    ))}
  </ul>
)

const mostVisited = [
  '/class-status',
  '/admission',
  '/updates/calendar',
  '/admission/online-enrollment',
  '/admission/tuition-and-fees',
  '/contact-us',
]
