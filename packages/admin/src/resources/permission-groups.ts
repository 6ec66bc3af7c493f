import type { Resource } from '@kampana/shared/resource'
import { resources } from '@kampana/shared/resources/index'

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

/** Permissions by the resource they are on, which their last word names (`edit users`). */
export const groupedByResource = (permissions: readonly Permission[]): PermissionGroup[] => {
  const groups = Map.groupBy(permissions, resourceOf)
  return [...groups].map(([name, members]) => ({ label: labels.get(name) ?? name, permissions: members }))
}

const resourceOf = ({ name, description }: Permission): string =>
  (name ?? description).toLowerCase().split(' ').at(-1) ?? ''
const labels = new Map((resources as readonly Resource[]).map(({ name, label }) => [name, label]))
