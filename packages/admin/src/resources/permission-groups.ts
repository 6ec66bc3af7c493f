import { pluralName } from '@kampana/shared/resource'
import { declarations } from '../data-provider/find-resource.ts'

export interface Permission {
  id: number
  name?: string
  description: string
}
/** The permissions on one resource, under the name that menus give it. */
export interface PermissionGroup {
  label: string
  permissions: Permission[]
}

/** Permissions by the resource they are on, which their words end with (`edit users`, 'Edit job openings'). */
export const groupByResource = (permissions: readonly Permission[]): PermissionGroup[] => {
  const groups = Map.groupBy(permissions, labelOf)
  return [...groups].map(([label, members]) => ({ label, permissions: members }))
}

const labelOf = ({ name, description }: Permission): string => {
  const words = (name ?? description).toLowerCase().replaceAll('-', ' ')
  const on = declarations.find((each) => words.endsWith(` ${pluralName(each)}`))
  return on?.label ?? words.split(' ').at(-1) ?? ''
}
