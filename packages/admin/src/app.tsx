import { brand } from 'virtual:brand'
import type { Api } from '@kampana/shared/api/api'
import { resources } from '@kampana/shared/resources/index'
import { CssBaseline } from '@mui/material'
import { Suspense, type ReactNode } from 'react'
import { AdminContext, CoreAdminUI, CustomRoutes } from 'react-admin'
import { Navigate, Route, useRouteError, type RouteObject } from 'react-router-dom'
import { guestPages, memberPages } from './account/pages.tsx'
import { createAddressTable } from './address-table.ts'
import { createAuthProvider } from './auth-provider.ts'
import { AccessDenied, Home, Layout, Login, NotFound } from './lazy-components.ts'
import { lazyDataProvider } from './lazy-data-provider.ts'
import { browserStore } from './language/browser-store.ts'
import { Language } from './language/language.tsx'
import { ErrorPage } from './layout/error-page.tsx'
import { Notices } from './layout/notices/notices.tsx'
import { createQueryClient } from './query-client.ts'
import { resourceScreens } from './crud/screens.tsx'
import { createRouting } from './routing.tsx'
import { darkTheme, lightTheme } from './theme.ts'

/**
 * The dashboard under the router's base, at the product's own addresses. `CoreAdminUI` stands for `AdminUI`,
 * which would fetch react-admin's own layout and login page before anything else only to replace them.
 */
export const dashboardRoutes = (api: Api): RouteObject[] => {
  const authProvider = createAuthProvider(api)
  const dataProvider = lazyDataProvider(async () =>
    (await import('./data-provider.ts')).createDataProvider(api),
  )
  const pages = ['/login', ...Object.keys(guestPages), ...Object.keys(memberPages)]
  const { provider, Inbound } = createRouting(createAddressTable(resources, pages))
  const store = browserStore()
  const queryClient = createQueryClient()

  const dashboard = (
    <Inbound>
      <Language store={store}>
        {(language) => (
          <AdminContext
            authProvider={authProvider}
            dataProvider={dataProvider}
            i18nProvider={language}
            queryClient={queryClient}
            routerProvider={provider}
            store={store}
            lightTheme={lightTheme}
            darkTheme={darkTheme}
          >
            <CssBaseline enableColorScheme />
            <Suspense>
              <CoreAdminUI
                disableTelemetry
                requireAuth
                title={brand.name}
                dashboard={Home}
                layout={Layout}
                loginPage={Login}
                catchAll={NotFound}
                accessDenied={AccessDenied}
                error={ErrorPage}
              >
                {resources.map((resource) => resourceScreens(resource))}
                <CustomRoutes noLayout>{routesOf(guestPages)}</CustomRoutes>
                <CustomRoutes>{routesOf(memberPages)}</CustomRoutes>
              </CoreAdminUI>
            </Suspense>
            <Notices />
          </AdminContext>
        )}
      </Language>
    </Inbound>
  )
  return [
    { path: '/', element: <Navigate to="/home" replace /> },
    { path: '*', element: dashboard, errorElement: <RouteFailure /> },
  ]
}

/** For what fails outside of everything else. There's no language here, nor a theme. */
const RouteFailure = () => <ErrorPage error={useRouteError()} />

const routesOf = (pages: Readonly<Record<string, ReactNode>>) =>
  Object.entries(pages).map(([path, page]) => <Route key={path} path={path} element={page} />)
