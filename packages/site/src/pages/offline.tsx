import { Link } from '../components/link.tsx'
import { definePage } from '../framework/page.ts'
import { findEntry } from '../site-map.ts'

/** The service worker has the same: a module of both would be a chunk that it imports, which workers of this kind can't. */
export const offlinePageTitle = 'No connection to the college’s website'

/** The pages that the service worker precaches (`offline/service-worker.ts`). */
const precachedPages = ['/class-status', '/', '/updates/calendar', '/contact-us']

/** Shown by the service worker instead of a page that isn't cached. */
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
