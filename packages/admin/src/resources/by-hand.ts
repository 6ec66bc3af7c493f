/** Displays and controls made for one resource, fetched together with the first of them. */
export { GrantedPermissions } from './granted-permissions.tsx'
export { LetterStatus } from './letter-status.tsx'
export { LoggedAction } from './logged-action.tsx'
export { PermissionPicker } from './permission-picker.tsx'
export { PublishInput } from './updates/publish-input.tsx'
export { SaveUpdate } from './updates/save-update.tsx'
export { UpdateStatus } from './updates/update-status.tsx'
export { UserStatus } from './user-status.tsx'
