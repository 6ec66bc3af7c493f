import type { Api } from '@kampana/shared/api'
import { resources } from '@kampana/shared/resources/index'
import { lazy } from 'react'
import {
  AdminContext,
  AdminUI,
  CustomRoutes,
  defaultI18nProvider,
  localStorageStore,
  type LayoutProps,
} from 'react-admin'
import { Navigate, Route, type RouteObject } from 'react-router-dom'
import { Login } from './account/login.tsx'
import { guestPages, memberPages } from './account/pages.tsx'
import { createAddressTable } from './addresses.ts'
import { createAuthProvider } from './auth-provider.ts'
import { createDataProvider } from './data-provider.ts'
import { AccessDenied } from './layout/access-denied.tsx'
import { Home } from './layout/home.tsx'
import { NotFound } from './layout/not-found.tsx'
import { screensOf } from './resource/screens.tsx'
import { productRouting } from './routing.tsx'
import { darkTheme, lightTheme } from './theme.ts'

const Layout = lazy(() => import('./layout/layout.tsx').then((module) => ({ default: module.Layout })))

/** The dashboard under the router's base, at the product's own addresses. */
export const dashboardRoutes = (api: Api): RouteObject[] => {
  const authProvider = createAuthProvider(api)
  const dataProvider = createDataProvider(api)
  const pages = ['/login', ...Object.keys(guestPages), ...Object.keys(memberPages)]
  const { provider, Inbound } = productRouting(createAddressTable(resources, pages))
  const store = localStorageStore(undefined, 'kampana')

  const dashboard = (
    <Inbound>
      <AdminContext
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={defaultI18nProvider}
        routerProvider={provider}
        store={store}
        lightTheme={lightTheme}
        darkTheme={darkTheme}
      >
        <AdminUI
          disableTelemetry
          requireAuth
          title="Kampana"
          dashboard={Home}
          layout={Layout as React.ComponentType<LayoutProps>}
          loginPage={Login}
          catchAll={NotFound}
          accessDenied={AccessDenied}
        >
          {resources.map((resource) => screensOf(resource))}
          <CustomRoutes noLayout>{routesOf(guestPages)}</CustomRoutes>
          <CustomRoutes>{routesOf(memberPages)}</CustomRoutes>
        </AdminUI>
      </AdminContext>
    </Inbound>
  )
  return [
    { path: '/', element: <Navigate to="/home" replace /> },
    { path: '*', element: dashboard },
  ]
}

const routesOf = (pages: Readonly<Record<string, React.ReactNode>>) =>
  Object.entries(pages).map(([path, page]) => <Route key={path} path={path} element={page} />)
