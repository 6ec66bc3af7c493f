import type { RouteMatch } from './load-route.ts'
import { RouteContext } from './route-context.ts'
import type { SiteDefinition } from './site-definition.ts'

interface SiteRootProps {
  site: Pick<SiteDefinition, 'Layout'>
  match: RouteMatch
}

/** React root of the site, identical on the server and in the browser. */
export const SiteRoot = ({
  site: { Layout },
  match: { page, data, path, head, today, timeZone },
}: SiteRootProps) => (
  <RouteContext value={{ path, head, today, timeZone }}>
    <Layout>
      <page.view key={path} data={data} />
    </Layout>
  </RouteContext>
)
