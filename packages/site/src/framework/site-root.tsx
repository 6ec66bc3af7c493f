import { Layout } from '../components/layout/layout.tsx'
import { RouteContext } from './route-context.ts'
import type { RouteMatch } from './load-route.ts'

/** The whole site at one address, the same on the server and in the browser. */
export const SiteRoot = ({ match: { page, data, path, head, today, timeZone } }: { match: RouteMatch }) => (
  <RouteContext value={{ path, head, today, timeZone }}>
    <Layout>
      <page.view key={path} data={data} />
    </Layout>
  </RouteContext>
)
