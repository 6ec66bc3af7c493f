import { lazy } from 'react'

/** What the first view needn't wait for, each fetched when it is first shown. */
export const Login = lazy(() => import('./account/login.tsx').then((module) => ({ default: module.Login })))
export const Verification = lazy(() =>
  import('./account/verification.tsx').then((module) => ({ default: module.Verification })),
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
