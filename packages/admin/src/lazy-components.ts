import { lazyComponent } from './chunks/lazy-component.tsx'

/** Components that are split into chunks of their own, each loaded when it is first rendered. */
export const Login = lazyComponent(() => import('./account/sign-in/login.tsx'), 'Login')
export const Layout = lazyComponent(() => import('./layout/layout.tsx'), 'Layout')
export const Home = lazyComponent(() => import('./home/home.tsx'), 'Home')
export const NotFound = lazyComponent(() => import('./layout/not-found.tsx'), 'NotFound')
export const AccessDenied = lazyComponent(() => import('./layout/access-denied.tsx'), 'AccessDenied')

const guests = () => import('./account/sign-in/guest-screens.ts')
export const Invitation = lazyComponent(guests, 'Invitation')
export const Register = lazyComponent(guests, 'Register')
export const Verification = lazyComponent(guests, 'Verification')
export const PasswordReset = lazyComponent(guests, 'PasswordReset')
export const GuidePage = lazyComponent(() => import('./guide/guide-page.tsx'), 'GuidePage')

const members = () => import('./account/profile/member-screens.ts')
export const Profile = lazyComponent(members, 'Profile')
export const PasswordEdit = lazyComponent(members, 'PasswordEdit')
