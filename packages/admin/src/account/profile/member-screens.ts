/** Screens of the signed-in person, in one chunk. */
export { PasswordEdit } from './password-edit.tsx'
export { Profile } from './profile.tsx'
