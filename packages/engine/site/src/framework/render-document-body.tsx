import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { RouteMatch } from './load-route.ts'
import type { SiteDefinition } from './site-definition.ts'
import { SiteRoot } from './site-root.tsx'

/** Renders a page in the site's layout to HTML. `location` is its path and query. */
export const renderDocumentBody = (site: SiteDefinition, match: RouteMatch, location: string): string =>
  renderToString(
    <StaticRouter location={location}>
      <SiteRoot site={site} match={match} />
    </StaticRouter>,
  )
