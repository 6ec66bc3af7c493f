import { Link } from './link.tsx'
import { entryTitle } from '../site-map.ts'

/** Links to the six pages with the most page views. */
export const PopularPages = () => (
  <ul className="popular-pages">
    {mostVisited.map((path) => (
      <li key={path}>
        <Link to={path}>{entryTitle(path)}</Link>
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
