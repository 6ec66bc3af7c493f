import { Link } from '../components/link.tsx'
import { definePage } from '@kampana/engine-site/framework/page'
import { findEntry } from '../site-map.ts'

/** The service worker has a copy of this title. A shared module would become a chunk, which a classic worker can't import. */
export const offlinePageTitle = 'No connection to the college’s website'

/** Pages that the service worker precaches (`offline/service-worker.ts`). */
const precachedPages = ['/class-status', '/', '/updates/calendar', '/contact-us']

/** The service worker shows this page for pages that aren't cached. */
export const offlinePage = definePage({
  path: '/offline',
  load: () => null,
  head: () => ({
    title: offlinePageTitle,
    description: 'Pages that you can read offline.',
    unlisted: true as const,
  }),
  view: () => (
    <div className="not-found">
      <h1>{offlinePageTitle}</h1>
      <p>You can still read these pages, saved on this device:</p>
      <ul className="popular-pages">
        {precachedPages.map((path) => {
          const entry = findEntry(path)
          return (
            entry && (
              <li key={path}>
                <Link to={path}>{entry.title}</Link>
                <span data-kept={path} />
              </li>
            )
          )
        })}
      </ul>
      <p>
        {/* An empty address is the requested one. */}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
        <a className="button" href="">
          Try again
        </a>
      </p>
    </div>
  ),
})
