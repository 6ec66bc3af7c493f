import { lazyPart } from './chunks/lazy-component.tsx'

/** What the first view needn't wait for, each fetched when it is first shown. */
export const Login = lazyPart(() => import('./account/sign-in/login.tsx'), 'Login')
export const Layout = lazyPart(() => import('./layout/layout.tsx'), 'Layout')
export const Home = lazyPart(() => import('./home/home.tsx'), 'Home')
export const NotFound = lazyPart(() => import('./layout/not-found.tsx'), 'NotFound')
export const AccessDenied = lazyPart(() => import('./layout/access-denied.tsx'), 'AccessDenied')

const guests = () => import('./account/sign-in/guest-screens.ts')
export const Register = lazyPart(guests, 'Register')
export const Verification = lazyPart(guests, 'Verification')
export const PasswordReset = lazyPart(guests, 'PasswordReset')

const members = () => import('./account/profile/member-screens.ts')
export const Profile = lazyPart(members, 'Profile')
export const PasswordEdit = lazyPart(members, 'PasswordEdit')
