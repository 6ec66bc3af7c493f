import { messages } from '@kampana/shared/messages'
import { Link } from '../components/link.tsx'
import { drawing } from '../drawings.ts'
import { definePage } from '../page.ts'
import { entryAt } from '../site-map.ts'

/** For addresses that lead nowhere. */
export const notFound = definePage({
  path: '/404',
  load: () => null,
  head: () => ({ title: messages.pageNotFound, status: 404 as const }),
  view: () => (
    <div className="not-found">
      {drawing('bell-tower-fog') && (
        <img className="not-found-picture" src={drawing('bell-tower-fog')} alt="The bell tower in fog" />
      )}
      <h1>{messages.pageNotFound}</h1>
      <p>The page may have moved, or the address may have a slip in it. These are asked for most:</p>
      <ul className="not-found-links">
        {mostVisited.map((path) => (
          <li key={path}>
            <Link to={path}>{entryAt(path)?.title}</Link>
          </li>
        ))}
      </ul>
    </div>
  ),
})

const mostVisited = [
  '/updates/announcements',
  '/admission',
  '/updates/calendar',
  '/admission/online-enrollment',
  '/academics/college',
  '/contact-us',
]
