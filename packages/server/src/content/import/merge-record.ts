import { isSame } from '../../crud/drafts/values.ts'
import { carriedFields, type ShownRecord } from '@kampana/shared/content/shown-records'
import { inputName } from '@kampana/shared/kinds/index'
import { isSameValue } from '@kampana/shared/merge/comparison'
import { mergeValues } from '@kampana/shared/merge/merge-values'
import type { Resource } from '@kampana/shared/resource'

/** What an import makes of a record that there is. */
export interface MergedRecord {
  record: ShownRecord
  /** The fields that it changes. */
  changed: readonly string[]
  /** Those that both sides have changed in one place since the folder was last imported or written; the folder's words stand in them. */
  conflicts: readonly string[]
  /** Those in which the folder says what it said then, and staff have written something else. */
  kept: readonly string[]
}

/**
 * Merges what a folder says of a record with what is live, by what it said when it was last imported or written. Where nobody
 * knows that, whatever differs may have been changed by both.
 */
export const mergeRecord = (
  resource: Resource,
  base: ShownRecord | undefined,
  folder: ShownRecord,
  live: ShownRecord,
): MergedRecord => {
  const fields = carriedFields(resource)
  const differs = (one: ShownRecord | undefined, other: ShownRecord) => (field: string) =>
    !saysSame(resource, field, one?.values[field], other.values[field])
  const differing = fields.filter(differs(folder, live))
  const merge = base
    ? mergeFields(resource, differing, base, folder, live)
    : { values: folder.values, conflicts: differing }
  const values = Object.fromEntries(fields.map((field) => [field, merge.values[field] ?? null]))
  const record = { values, samples: mergeSamples(base, folder, live) }
  const said = differs(base, folder)
  return {
    record,
    changed: differing.filter(differs(record, live)),
    conflicts: merge.conflicts,
    kept: differing.filter((field) => !said(field)),
  }
}

/**
 * Whether two sides say the same in a field: what a form adds to a body that it has had open is nothing, and off is the same as not
 * said. A reference is a name here, where the comparison knows ids.
 */
const saysSame = ({ fields }: Resource, name: string, one: unknown, other: unknown): boolean => {
  const field = fields[name]
  if (!field || inputName(name, field) !== name) return isSame(one, other)
  return isSame(one, other) || isSameValue(field, one, other)
}

/** Whether two sides say the same in all that travels. */
export const saysAllSame = (resource: Resource, one: ShownRecord, other: ShownRecord): boolean =>
  carriedFields(resource).every((name) => saysSame(resource, name, one.values[name], other.values[name]))

const mergeFields = (
  resource: Resource,
  differing: readonly string[],
  base: ShownRecord,
  folder: ShownRecord,
  live: ShownRecord,
): Pick<ShownRecord, 'values'> & Pick<MergedRecord, 'conflicts'> => {
  // The folder has names where an input has ids, and a place is no field of a form.
  const parted = Object.groupBy(differing, (name) => {
    const field = resource.fields[name]
    return !field || field.readOnly || inputName(name, field) !== name ? 'whole' : 'merged'
  })
  const whole = (parted.whole ?? []).map((name) => {
    const [was, said, now] = [base, folder, live].map(({ values }) => values[name])
    const isKept = isSame(said, was)
    return { name, value: isKept ? now : said, collides: !isKept && !isSame(now, was) }
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

/** What is sample: the folder's marks, but for those that went here since. */
const mergeSamples = (base: ShownRecord | undefined, folder: ShownRecord, live: ShownRecord): string[] =>
  folder.samples.filter((field) => live.samples.includes(field) || !base?.samples.includes(field))

/** The values of some fields. */
export const pickOrNull = (
  values: ShownRecord['values'],
  names: readonly string[],
): Record<string, unknown> => Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
