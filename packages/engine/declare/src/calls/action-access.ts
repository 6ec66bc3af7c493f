import { permissionName, type Action, type Resource } from '../resource.ts'

/** Access to an action: its permission, or anyone if the declaration makes it public. */
export const actionAccess = (
  action: Action,
  resource: Pick<Resource, 'name' | 'public' | 'permissions' | 'sensitive'>,
) => ({
  access: resource.public.includes(action) ? ('anyone' as const) : [permissionName(action, resource)],
  passwordConfirmed: isSensitive(action, resource),
})

/** True if a standard or custom action requires the password again. */
export const isSensitive = (action: string, { sensitive = [] }: Pick<Resource, 'sensitive'>): boolean =>
  sensitive.includes(action)
