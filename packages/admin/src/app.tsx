import { brand } from '@kampana/engine-admin/brand'
import { allSummaries } from '@kampana/engine-declare/registry/all-summaries'
import { CustomRoutes, Resource } from 'react-admin'
import { guestRoutes, memberRoutes } from './account/routes.tsx'
import { Admin } from '@kampana/engine-admin/screens/admin.tsx'
import { OverridesContext } from '@kampana/engine-admin/screens/overrides.tsx'
import {
  ProductComponentsContext,
  type ProductComponents,
} from '@kampana/engine-admin/screens/components.tsx'
import { resourceProps } from '@kampana/engine-admin/screens/screens.tsx'
import { english } from '@kampana/engine-admin/language/english'
import { useLanguage } from '@kampana/engine-admin/language/use-language'
import { loadFilipino } from './language/load-filipino.ts'
import { ErrorPage } from './layout/error-page.tsx'
import { DashboardLayout } from './layout/dashboard-layout.tsx'
import { Notices } from './layout/notices/notices.tsx'
import { LazyAccessDenied, LazyGuestInDashboard, LazyHome, LazyNotFound } from './lazy-components.ts'
import { lazyComponent } from '@kampana/engine-admin/chunks/lazy-component.tsx'
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

const overlay = { overlay: true }
const inPlace = { inPlace: true }

/** Components that the product hands to the engine. */
const productComponents: ProductComponents = {
  NotFound: LazyNotFound,
  AccessDenied: LazyAccessDenied,
  BlankPage: lazyComponent(() => import('./layout/blank-page.tsx'), 'BlankPage'),
  // If it can't load, an ended session redirects to the login page and the draft stays stored.
  SignInAgain: lazyComponent(() => import('./account/sign-in-again.tsx'), 'SignInAgain', {
    inPlace: true,
    fallback: () => null,
  }),
  library: 'pictures',
  PictureChooser: lazyComponent(() => import('./media/picture-chooser.tsx'), 'PictureChooser', overlay),
  OpenInLibrary: lazyComponent(() => import('./media/open-in-library.tsx'), 'OpenInLibrary', inPlace),
  BodyPictures: lazyComponent(() => import('./media/body-pictures.tsx'), 'BodyPictures', inPlace),
  ReadCount: lazyComponent(() => import('./resources/read-count.tsx'), 'ReadCount', inPlace),
  ValueDialog: lazyComponent(() => import('./resources/value-dialog.tsx'), 'ValueDialog', overlay),
}
