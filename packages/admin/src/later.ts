import { lazy } from 'react'

/** What the first view needn't wait for, each fetched when it is first shown. */
export const Login = lazy(() => import('./account/login.tsx').then((module) => ({ default: module.Login })))
export const Layout = lazy(() => import('./layout/layout.tsx').then((module) => ({ default: module.Layout })))
export const Home = lazy(() => import('./layout/home.tsx').then((module) => ({ default: module.Home })))
export const NotFound = lazy(() =>
  import('./layout/not-found.tsx').then((module) => ({ default: module.NotFound })),
)
export const AccessDenied = lazy(() =>
  import('./layout/access-denied.tsx').then((module) => ({ default: module.AccessDenied })),
)
export const Failure = lazy(() =>
  import('./layout/failure.tsx').then((module) => ({ default: module.Failure })),
)

const guests = () => import('./account/guest-screens.ts')
export const Register = lazy(() => guests().then((screens) => ({ default: screens.Register })))
export const Verification = lazy(() => guests().then((screens) => ({ default: screens.Verification })))
export const PasswordReset = lazy(() => guests().then((screens) => ({ default: screens.PasswordReset })))

const members = () => import('./account/member-screens.ts')
export const Profile = lazy(() => members().then((screens) => ({ default: screens.Profile })))
export const PasswordEdit = lazy(() => members().then((screens) => ({ default: screens.PasswordEdit })))
