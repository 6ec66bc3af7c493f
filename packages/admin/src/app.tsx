import { brand } from '@kampana/engine-admin/brand'
import { allSummaries } from '@kampana/engine-declare/registry/all-summaries'
import { CustomRoutes, Resource } from 'react-admin'
import { guestRoutes, memberRoutes } from './account/routes.tsx'
import { Admin } from '@kampana/engine-admin/screens/admin.tsx'
import { OverridesContext } from '@kampana/engine-admin/screens/overrides.tsx'
import { ProductComponentsContext } from '@kampana/engine-admin/screens/components.tsx'
import { resourceProps } from '@kampana/engine-admin/screens/screens.tsx'
import { english } from '@kampana/engine-admin/language/english'
import { useLanguage } from '@kampana/engine-admin/language/use-language'
import { loadFilipino } from './language/load-filipino.ts'
import { ErrorPage } from './layout/error-page.tsx'
import { DashboardLayout } from './layout/dashboard-layout.tsx'
import { Notices } from './layout/notices/notices.tsx'
import { LazyAccessDenied, LazyGuestInDashboard, LazyHome, LazyNotFound } from './lazy-components.ts'
import { productComponents } from './product-components.ts'
import type { Providers } from './providers.ts'
import { overrides } from './resources/index.ts'
import { darkTheme, lightTheme } from '@kampana/engine-admin/theme'

/** The dashboard: screens of every declared resource, and other pages. */
export const App = ({ authProvider, dataProvider, routerProvider, queryClient, store }: Providers) => {
  const i18nProvider = useLanguage(store, english, loadFilipino)
  return (
    i18nProvider && (
      <OverridesContext value={overrides}>
        <ProductComponentsContext value={productComponents}>
          <Admin
            authProvider={authProvider}
            dataProvider={dataProvider}
            i18nProvider={i18nProvider}
            routerProvider={routerProvider}
            queryClient={queryClient}
            store={store}
            title={brand.name}
            lightTheme={lightTheme}
            darkTheme={darkTheme}
            layout={DashboardLayout}
            dashboard={LazyHome}
            loginPage={LazyGuestInDashboard}
            notification={Notices}
            catchAll={LazyNotFound}
            accessDenied={LazyAccessDenied}
            error={ErrorPage}
            requireAuth
            disableTelemetry
          >
            {allSummaries().map((resource) => (
              <Resource key={resource.name} {...resourceProps(resource, overrides[resource.name])} />
            ))}
            <CustomRoutes noLayout>{guestRoutes}</CustomRoutes>
            <CustomRoutes>{memberRoutes}</CustomRoutes>
          </Admin>
        </ProductComponentsContext>
      </OverridesContext>
    )
  )
}
