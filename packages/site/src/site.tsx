import { Layout } from './components/layout.tsx'
import { PlaceContext } from './site-context.ts'
import type { RouteMatch } from './load-route.ts'

/** The whole site at one address, the same on the server and in the browser. */
export const Site = ({ match: { page, data, path, head, today, timeZone } }: { match: RouteMatch }) => (
  <PlaceContext value={{ path, head, today, timeZone }}>
    <Layout>
      <page.view key={path} data={data} />
    </Layout>
  </PlaceContext>
)
