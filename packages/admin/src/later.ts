import { lazy } from 'react'

/** What the first view needn't wait for, each fetched when it is first shown. */
export const Login = lazy(() => import('./account/login.tsx').then((module) => ({ default: module.Login })))
export const Verification = lazy(() =>
  import('./account/verification.tsx').then((module) => ({ default: module.Verification })),
)
export const Register = lazy(() =>
  import('./account/register.tsx').then((module) => ({ default: module.Register })),
)
export const PasswordReset = lazy(() =>
  import('./account/password-reset.tsx').then((module) => ({ default: module.PasswordReset })),
)
export const PasswordEdit = lazy(() =>
  import('./account/password-edit.tsx').then((module) => ({ default: module.PasswordEdit })),
)
export const Profile = lazy(() =>
  import('./account/profile.tsx').then((module) => ({ default: module.Profile })),
)
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
