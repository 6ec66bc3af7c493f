import { isSame } from '@kampana/engine-server/records/drafts/values'
import { carriedFields, type FolderRecord } from '@kampana/shared/content/folder-records'
import { inputName } from '@kampana/engine-declare/kinds/index'
import { isSameValue } from '@kampana/engine-declare/merge/comparison'
import { mergeValues } from '@kampana/engine-declare/merge/merge-values'
import type { Resource } from '@kampana/engine-declare/resource'

/** Result of importing an existing record. */
export interface MergedRecord {
  record: FolderRecord
  /** Changed fields. */
  changed: readonly string[]
  /** Fields that both sides changed in the same place since the last import or export; the folder's values win here. */
  conflicts: readonly string[]
  /** Fields that only staff have changed since. */
  unchanged: readonly string[]
}

/**
 * Merges a folder's record with the published one, based on the last import or export. Without a base, every difference may
 * have been changed by both sides.
 */
export const mergeRecord = (
  resource: Resource,
  base: FolderRecord | undefined,
  folder: FolderRecord,
  live: FolderRecord,
): MergedRecord => {
  const fields = carriedFields(resource)
  const differs = (one: FolderRecord | undefined, other: FolderRecord) => (field: string) =>
    !hasSameValue(resource, field, one?.values[field], other.values[field])
  const differing = fields.filter(differs(folder, live))
  const merge = base
    ? mergeFields(resource, differing, base, folder, live)
    : { values: folder.values, conflicts: differing }
  const values = Object.fromEntries(fields.map((field) => [field, merge.values[field] ?? null]))
  const record = { values, samples: mergeSamples(base, folder, live) }
  const fromFolder = differs(base, folder)
  return {
    record,
    changed: differing.filter(differs(record, live)),
    conflicts: merge.conflicts,
    unchanged: differing.filter((field) => !fromFolder(field)),
  }
}

/**
 * True if two sides have equal values in a field. Additions that a form makes to an opened body don't count, and off equals
 * unset. References are names here, while the comparison uses ids.
 */
const hasSameValue = ({ fields }: Resource, name: string, one: unknown, other: unknown): boolean => {
  const field = fields[name]
  if (!field || inputName(name, field) !== name) return isSame(one, other)
  return isSame(one, other) || isSameValue(field, one, other)
}

/** True if two sides are equal in all fields of the folder. */
export const hasSameValues = (resource: Resource, one: FolderRecord, other: FolderRecord): boolean =>
  carriedFields(resource).every((name) => hasSameValue(resource, name, one.values[name], other.values[name]))

const mergeFields = (
  resource: Resource,
  differing: readonly string[],
  base: FolderRecord,
  folder: FolderRecord,
  live: FolderRecord,
): Pick<FolderRecord, 'values'> & Pick<MergedRecord, 'conflicts'> => {
  // The folder has names where an input has ids, and a position isn't a field of a form.
  const parted = Object.groupBy(differing, (name) => {
    const field = resource.fields[name]
    return !field || field.readOnly || inputName(name, field) !== name ? 'whole' : 'merged'
  })
  const whole = (parted.whole ?? []).map((name) => {
    const [was, fromFolder, now] = [base, folder, live].map(({ values }) => values[name])
    const isUnchanged = isSame(fromFolder, was)
    return { name, value: isUnchanged ? now : fromFolder, collides: !isUnchanged && !isSame(now, was) }
  })
  const own = Object.fromEntries((parted.merged ?? []).map((name) => [name, resource.fields[name]!]))
  const merge = mergeValues(
    { fields: own },
    base.values,
    pickOrNull(folder.values, Object.keys(own)),
    pickOrNull(live.values, Object.keys(own)),
  )
  return {
    values: {
      ...live.values,
      ...merge.values,
      ...Object.fromEntries(whole.map(({ name, value }) => [name, value])),
    },
    conflicts: [
      ...merge.conflicts.map(({ name }) => name),
      ...whole.filter(({ collides }) => collides).map(({ name }) => name),
    ],
  }
}

/** Sample fields: the folder's marks, except those that were edited here since. */
const mergeSamples = (base: FolderRecord | undefined, folder: FolderRecord, live: FolderRecord): string[] =>
  folder.samples.filter((field) => live.samples.includes(field) || !base?.samples.includes(field))

/** Values of some fields. */
export const pickOrNull = (
  values: FolderRecord['values'],
  names: readonly string[],
): Record<string, unknown> => Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
