import { lazyComponent } from './chunks/lazy-component.tsx'
import { declaredComponent } from './crud/declared-component.ts'

/** Components that are split into chunks of their own, each loaded when it is first rendered. */
export const GuestInDashboard = lazyComponent(
  () => import('./account/sign-in/guest-in-dashboard.tsx'),
  'GuestInDashboard',
)
export const Home = lazyComponent(() => import('./home/home.tsx'), 'Home')
export const NotFound = lazyComponent(() => import('./layout/not-found.tsx'), 'NotFound')
export const AccessDenied = lazyComponent(() => import('./layout/access-denied.tsx'), 'AccessDenied')

export const GuidePage = declaredComponent(() => import('./guide/guide-page.tsx'), 'GuidePage')

const members = () => import('./account/profile/member-screens.ts')
export const Profile = lazyComponent(members, 'Profile')
export const PasswordEdit = lazyComponent(members, 'PasswordEdit')
