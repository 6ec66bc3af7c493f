import { definePage, type CollegeClock } from '../page.ts'
import type { SiteDefinition } from '../site-definition.ts'
import { createRouteMatch, type RouteMatch } from '../load-route.ts'

/** Shown until the browser has loaded the page's data. */
const loadingPage = definePage<{ title: string }>({
  path: '/404',
  load: () => ({ title: '' }),
  head: ({ title }) => ({ title: title || 'One moment' }),
  view: ({ data: { title } }) => (
    <div className="waiting">
      <h1>{title || 'One moment'}</h1>
      <p className="waiting-words">
        <output>Loading …</output>
      </p>
      <noscript>
        <p>
          What stands here is fetched from the college’s server by a script, and scripts don’t run in your
          browser. The pages in the menu can be read without.
        </p>
      </noscript>
    </div>
  ),
})

/** Loading page for an address. For null it has no title. */
export const matchLoadingPage = (
  site: SiteDefinition,
  path: string | null,
  clock: CollegeClock,
): RouteMatch => {
  const title = path === null ? '' : (site.findTitle(path) ?? '')
  return createRouteMatch(site, loadingPage, { title }, new URL(path ?? '/404', 'http://localhost'), clock)
}
