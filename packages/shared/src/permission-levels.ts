import { websitePermissions } from './content/website-permissions.ts'
import { levels, type Level } from '@kampana/engine-declare/custom-action'
import { statisticsPermission } from './statistics.ts'
import { permissionName, type Action, type Resource } from '@kampana/engine-declare/resource'
import { allResources } from '@kampana/engine-declare/registry/all-resources'

/** Permissions on one thing: a resource, the website, the statistics. */
export interface PermissionGroup {
  /** Name of the resource; `website` and `figures` aren't resources. */
  name: string
  label: string
  /** True for public content: the role Editor starts with its permissions. */
  visible: boolean
  /** Each permission with the lowest level that includes it. */
  levels: ReadonlyMap<string, Level>
}

/** All permissions in groups, from the declarations. */
export const permissionGroups = (): PermissionGroup[] => [
  ...allResources()
    .map(groupOf)
    .filter(({ levels: each }) => each.size > 0),
  website,
  figures,
]

/** Permissions of a group that a level includes. */
export const permissionsUpTo = ({ levels: each }: Pick<PermissionGroup, 'levels'>, level: Level): string[] =>
  [...each].filter(([, lowest]) => rank(lowest) <= rank(level)).map(([name]) => name)

/** Level with exactly these permissions of a group; `none` for none, `mixed` if no level has exactly these. */
export const heldLevel = (
  group: Pick<PermissionGroup, 'levels'>,
  held: ReadonlySet<string>,
): Level | 'none' | 'mixed' => {
  const own = [...group.levels.keys()].filter((name) => held.has(name))
  if (own.length === 0) return 'none'
  return offeredLevels(group).find((level) => permissionsUpTo(group, level).join() === own.join()) ?? 'mixed'
}

/** Levels that differ from the one below. */
export const offeredLevels = ({ levels: each }: Pick<PermissionGroup, 'levels'>): Level[] =>
  levels.filter((level) => [...each.values()].includes(level))

const standardLevels: Readonly<Record<Action, Level>> = {
  list: 'see',
  show: 'see',
  create: 'write',
  edit: 'write',
  delete: 'delete',
}

const groupOf = (resource: Resource): PermissionGroup => {
  const {
    name,
    label,
    actions,
    customActions,
    drafts,
    tree,
    public: open,
    editorial = false,
    redirect,
  } = resource
  const each = new Map<string, Level>()
  const include = (action: string, level: Level) => {
    const permission = permissionName(action, resource)
    if (isOfAnotherGroup(permission)) return
    const other = each.get(permission)
    each.set(permission, other !== undefined && rank(other) > rank(level) ? other : level)
  }
  for (const action of actions) include(action, standardLevels[action])
  for (const { permission, level } of Object.values(customActions)) include(permission, level)
  // Another group has the permission that the declaration names.
  if (drafts) include('publish', 'publish')
  if (tree) include('move', 'write')
  return {
    name,
    label,
    visible: open.length > 0 || editorial,
    levels: open.length > 0 || redirect ? publishAtOnce(each) : each,
  }
}

/** Content that visitors see immediately is published, not merely written. */
const publishAtOnce = (each: ReadonlyMap<string, Level>): ReadonlyMap<string, Level> =>
  [...each.values()].includes('publish')
    ? each
    : new Map([...each].map(([name, level]) => [name, level === 'write' ? 'publish' : level]))

const website: PermissionGroup = {
  name: 'website',
  label: 'Website',
  visible: true,
  levels: new Map(websitePermissions.map((name) => [name, name === 'edit content' ? 'write' : 'publish'])),
}

const figures: PermissionGroup = {
  name: 'figures',
  label: 'Reading figures',
  visible: true,
  levels: new Map([[statisticsPermission, 'see']]),
}

/** A resource whose actions use the website's permissions doesn't list them again. */
const isOfAnotherGroup = (permission: string): boolean =>
  [website, figures].some(({ levels: each }) => each.has(permission))

const rank = (level: Level): number => levels.indexOf(level)
