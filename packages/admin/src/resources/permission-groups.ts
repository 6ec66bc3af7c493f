import { formatMessage } from '@kampana/shared/messages/message'
import { permissionGroups, type PermissionGroup } from '@kampana/shared/permission-levels'
import { pluralName } from '@kampana/shared/resource'
import { allResources } from '@kampana/shared/resources/index'
import { plainPermission } from './people/role-warnings.ts'

export interface Permission {
  id: number
  name?: string
  description: string
}
/** The permissions on one thing, under the name that menus give it; those that another back end has made up aren't declared. */
export interface GroupedPermissions {
  label: string
  permissions: Permission[]
  declared?: PermissionGroup
}

/** Permissions by what they are on. Those that are not declared are grouped by their last word. */
export const groupPermissions = (permissions: readonly Permission[]): GroupedPermissions[] => {
  const declared = new Map(
    permissionGroups().flatMap((group) =>
      Array.from(group.levels.keys()).map((name) => [plainPermission(name), group] as const),
    ),
  )
  const groups = Map.groupBy(permissions, ({ name, description }) => {
    const words = plainPermission(name ?? description)
    return declared.get(words) ?? words.split(' ').at(-1) ?? ''
  })
  return [...groups].map(([group, members]) =>
    typeof group === 'string'
      ? { label: group, permissions: members }
      : { label: group.label, permissions: members, declared: group },
  )
}

/** A description, with action and resource to be translated each: the server makes it of the two ('List updates'). */
export const permissionMessage = ({ description }: Permission): string => {
  const on = allResources()
    .map(pluralName)
    .find((name) => description.endsWith(` ${name}`))
  const [first = '', ...rest] = description.split(' ')
  const resource = on ?? rest.join(' ')
  const action = on === undefined ? first : description.slice(0, -on.length - 1)
  return resource === '' ? action : formatMessage({ code: `${action} %{0}`, values: [resource] })
}
