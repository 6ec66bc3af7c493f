/** Small screens that are fetched together: a file each would cost the first load more than it saves later. */
export { Invitation } from './invitation.tsx'
export { PasswordReset } from './password-reset.tsx'
export { Register } from './register.tsx'
export { Verification } from './verification.tsx'
