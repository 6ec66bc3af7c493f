import { contentPermissions } from '@kampana/shared/content/content-api'
import { msg } from '../language/msg.ts'
import { figuresPermission } from '@kampana/shared/figures'
import { formatMessage } from '@kampana/shared/messages/message'
import { pluralName } from '@kampana/shared/resource'
import { allResources } from '@kampana/shared/resources/index'

export interface Permission {
  id: number
  name?: string
  description: string
}
/** The permissions on one resource, under the name that menus give it. */
interface PermissionGroup {
  label: string
  permissions: Permission[]
}

/** Permissions by the resource they are on, which their words end with (`edit users`, 'Edit job openings'). */
export const groupByResource = (permissions: readonly Permission[]): PermissionGroup[] => {
  const groups = Map.groupBy(permissions, labelOf)
  return [...groups].map(([label, members]) => ({ label, permissions: members }))
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

const labelOf = ({ name, description }: Permission): string => {
  const words = (name ?? description).toLowerCase().replaceAll('-', ' ')
  if (contentPermissions.some((permission) => permission === words)) return 'Website'
  if (words === figuresPermission) return msg('Reading figures')
  const on = allResources().find((each) => words.endsWith(` ${pluralName(each)}`))
  return on?.label ?? words.split(' ').at(-1) ?? ''
}
