import { lazyComponent } from '@kampana/engine-admin/chunks/lazy-component.tsx'
import { declaredComponent } from '@kampana/engine-admin/screens/declared-component'

/** Components in separate chunks that load on first render. */
export const LazyGuestInDashboard = lazyComponent(
  () => import('./account/sign-in/guest-in-dashboard.tsx'),
  'GuestInDashboard',
)
export const LazyHome = lazyComponent(() => import('./home/home.tsx'), 'Home')
export const LazyNotFound = lazyComponent(() => import('./layout/not-found.tsx'), 'NotFound')
export const LazyAccessDenied = lazyComponent(() => import('./layout/access-denied.tsx'), 'AccessDenied')

export const LazyGuidePage = declaredComponent(() => import('./guide/guide-page.tsx'), 'GuidePage')

const members = () => import('./account/profile/member-screens.ts')
export const LazyProfile = lazyComponent(members, 'Profile')
export const LazyPasswordEdit = lazyComponent(members, 'PasswordEdit')
