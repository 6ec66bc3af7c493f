import type { Level } from '@kampana/engine-declare/custom-action'
import { permissionGroups, permissionsUpTo } from './permission-levels.ts'

/** Initial values of a new role. */
export interface RolePreset {
  /** Name of the role. */
  name: string
  /** Level for all public content, including a college's own resources. */
  visible: Level
  /** Levels of single groups of permissions by name; `rest` covers all others that aren't public. */
  others?: Readonly<Record<string, Level>>
}

/** Roles that most colleges have. None of them is in the database until somebody saves it. */
export const rolePresets: readonly RolePreset[] = [
  // Writes news and pages for others to publish.
  { name: 'Registrar', visible: 'write', others: { messages: 'write' } },
  { name: 'Communications', visible: 'delete', others: { messages: 'delete' } },
  { name: 'Guidance', visible: 'see', others: { website: 'write', messages: 'write' } },
  { name: 'Administrator', visible: 'delete', others: { rest: 'delete' } },
]

/** Permissions of a preset. */
export const presetPermissions = ({ visible, others = {} }: RolePreset): string[] =>
  permissionGroups().flatMap((group) => {
    const level = others[group.name] ?? (group.visible ? visible : others['rest'])
    return level === undefined ? [] : permissionsUpTo(group, level)
  })
