/** Small screens that are fetched together: what one types into is there at once, and the next is when it is opened. */
export { AcceptInvitation } from './accept-invitation.tsx'
export { Login } from './login.tsx'
export { PasswordReset } from './password-reset.tsx'
export { Register } from './register.tsx'
export { Verification } from './verification.tsx'
