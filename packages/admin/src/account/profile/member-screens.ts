/** The signed-in person's screens, fetched together. */
export { PasswordEdit } from './password-edit.tsx'
export { Profile } from './profile.tsx'
