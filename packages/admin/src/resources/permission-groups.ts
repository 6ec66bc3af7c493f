import { permissionGroups, type PermissionGroup } from '@kampana/shared/permission-levels'
import { plainPermission } from './people/role-warnings.ts'

export interface Permission {
  id: number
  name?: string
  description: string
}
/** Permissions for one resource, under its label. Permissions that only another back end has aren't declared. */
export interface GroupedPermissions {
  label: string
  permissions: Permission[]
  declared?: PermissionGroup
}

/** Groups permissions by resource. Undeclared ones are grouped by their last word. */
export const groupPermissions = (permissions: readonly Permission[]): GroupedPermissions[] => {
  const declared = new Map(
    permissionGroups().flatMap((group) =>
      Array.from(group.levels.keys()).map((name) => [plainPermission(name), group] as const),
    ),
  )
  const groups = Map.groupBy(permissions, ({ name, description }) => {
    const label = plainPermission(name ?? description)
    return declared.get(label) ?? label.split(' ').at(-1) ?? ''
  })
  return [...groups].map(([group, members]) =>
    typeof group === 'string'
      ? { label: group, permissions: members }
      : { label: group.label, permissions: members, declared: group },
  )
}
