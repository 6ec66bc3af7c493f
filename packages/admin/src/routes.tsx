import { allSummaries } from '@kampana/engine-declare/registry/all-summaries'
import { Navigate, useRouteError, type RouteObject } from 'react-router-dom'
import { accountPaths } from './account/routes.tsx'
import { createAddressTable } from '@kampana/engine-admin/url/address-table'
import { App } from './app.tsx'
import { ErrorPage } from './layout/error-page.tsx'
import { createProviders, type Surroundings } from './providers.ts'
import { registerProductResources } from './registered-resources.ts'
import { createRouting } from '@kampana/engine-admin/url/routing.tsx'

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
