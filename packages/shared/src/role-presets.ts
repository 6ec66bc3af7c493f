import type { Level } from './custom-action.ts'
import { permissionGroups, permissionsUpTo } from './permission-levels.ts'

/** What a new role can begin with. */
export interface RolePreset {
  /** What such a role is called. */
  name: string
  /** The level on everything that visitors see, a college's own resources too. */
  visible: Level
  /** The levels on single groups of permissions, by their names; `rest` are all that aren't named or visible. */
  others?: Readonly<Record<string, Level>>
}

/** The roles that most colleges have. None of them is in the database before somebody saves it. */
export const rolePresets: readonly RolePreset[] = [
  // Writes news and pages; somebody else publishes them.
  { name: 'Registrar', visible: 'write', others: { messages: 'write' } },
  { name: 'Communications', visible: 'delete', others: { messages: 'delete' } },
  { name: 'Guidance', visible: 'see', others: { website: 'write', messages: 'write' } },
  { name: 'Administrator', visible: 'delete', others: { rest: 'delete' } },
]

/** The permissions of a preset. */
export const presetPermissions = ({ visible, others = {} }: RolePreset): string[] =>
  permissionGroups().flatMap((group) => {
    const level = others[group.name] ?? (group.visible ? visible : others['rest'])
    return level === undefined ? [] : permissionsUpTo(group, level)
  })
