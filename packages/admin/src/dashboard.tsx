import {
  RouterProvider,
  createBrowserRouter,
  Navigate,
  useRouteError,
  type RouteObject,
} from 'react-router-dom'
import { registerOwnResources } from '@kampana/engine-declare/registry/own-resources'
import { parseResources } from '@kampana/engine-declare/serialize-resources'
import { readMeta } from '@kampana/engine-admin/url/server-url'
import { type Surroundings, createProviders } from './providers.ts'
import { allSummaries, registerSummaries } from '@kampana/engine-declare/registry/all-summaries'
import { accountPaths } from './account/routes.tsx'
import { createAddressTable } from '@kampana/engine-admin/url/address-table'
import { App } from './app.tsx'
import { ErrorPage } from './layout/error-page.tsx'
import { registerResourceLoader } from '@kampana/engine-declare/registry/load-resources'
import { specification } from './account/specification.ts'
import { registerSpecification } from '@kampana/engine-admin/back-end/available-resource'
import { otherSummaries, recordedSummaries } from '@kampana/shared/resources/summaries'
import { createRouting } from '@kampana/engine-admin/url/routing.tsx'

/** Creates the dashboard with a browser router. */
export const createDashboard = (surroundings: Surroundings) => {
  learnOwnResources()
  const basename = import.meta.env.BASE_URL.slice(0, -1) || '/'
  return <RouterProvider router={createBrowserRouter(dashboardRoutes(surroundings), { basename })} />
}

/**
 * Registers the college's own resources before the first render. They are in the document, added by the server or by a
 * standalone build.
 */
const learnOwnResources = (): void => registerOwnResources(parseResources(readMeta('resources') ?? '[]'))

/** Routes of the dashboard at the product's own addresses, relative to the router's base. */
export const dashboardRoutes = (surroundings: Surroundings): RouteObject[] => {
  registerProductResources()
  const { routerProvider, Inbound } = createRouting(createAddressTable(allSummaries(), accountPaths))
  const providers = createProviders(surroundings)
  const dashboard = (
    <Inbound>
      <App {...providers} routerProvider={routerProvider} />
    </Inbound>
  )
  return [
    { path: '/', element: <Navigate to="/home" replace /> },
    { path: '*', element: dashboard, errorElement: <RouteError /> },
  ]
}

/** Shows errors outside every other error boundary. It has no language and no theme. */
const RouteError = () => <ErrorPage error={useRouteError()} />

/**
 * Registers the product's resources with the engine: summaries at once, declarations on first use, and the part that other
 * back ends support.
 */
export const registerProductResources = (): void => {
  registerSummaries({ before: recordedSummaries, after: otherSummaries })
  registerSpecification(specification)
  registerResourceLoader(() => import('@kampana/shared/resources/register'))
}
