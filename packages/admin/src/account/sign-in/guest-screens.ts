/** Small screens in one chunk, so that opening the next one needs no download. */
export { AcceptInvitation } from './accept-invitation.tsx'
export { Login } from './login.tsx'
export { PasswordReset } from './password-reset.tsx'
export { Register } from './register.tsx'
export { Verification } from './verification.tsx'
