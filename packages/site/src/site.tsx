import { Layout } from './components/layout.tsx'
import { PlaceContext } from './site-context.ts'
import type { Visited } from './visit.ts'

/** The whole site at one address, the same on the server and in the browser. */
export const Site = ({ visited: { page, data, path, head, today, timeZone } }: { visited: Visited }) => (
  <PlaceContext value={{ path, head, today, timeZone }}>
    <Layout>
      <page.view key={path} data={data} />
    </Layout>
  </PlaceContext>
)
