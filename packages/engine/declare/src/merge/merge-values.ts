import { findComparison, isSameValue, type MergeStrategy } from './comparison.ts'
import { inputName, relatedIds, type Field } from '../kinds/index.ts'
import type { Resource } from '../resource.ts'
import { mergeBlocks } from './merge-blocks.ts'
import { mergeRows } from './merge-rows.ts'
import { mergeSet } from './merge-set.ts'
import { mergeWhole } from './merge-whole.ts'
import type { Merged, Versions } from './merged.ts'

/** Values by input name, as in an edit's input. */
type Values = Readonly<Record<string, unknown>>

/** Field that the other side changed. */
export interface MergedField extends Merged {
  /** Name of its input. */
  name: string
  field: Field
}

/** Three-way merge of a record's values. */
export interface ValueMerge {
  /** Merged values, with mine if both changed the same place differently. */
  values: Values
  /** Fields with changes of the other side. */
  theirs: readonly MergedField[]
  /** Fields in which both changed the same place; `resolve` returns a field's value for the chosen versions. */
  conflicts: readonly MergedField[]
}

/**
 * Merges two people's changes of a record by field, with the strategy of its kind (`Comparison.merge`). A name missing from
 * `mine` or `theirs` counts as unchanged. Other names than those of fields, such as flags, come from `mine`. The work is
 * bounded for all values (`diffSequences`): if a comparison exceeds the limit, the whole field is a conflict.
 */
export const mergeValues = (
  { fields }: Pick<Resource, 'fields'>,
  base: Values,
  mine: Values,
  theirs: Values,
): ValueMerge => {
  const merged = Object.entries(fields).flatMap(([own, field]): MergedField[] => {
    const name = inputName(own, field)
    if (field.readOnly || !(name in mine || name in theirs)) return []
    const at = (values: Values) => (name in values ? values[name] : base[name])
    return [{ name, field, ...mergeValue(field, { base: base[name], mine: at(mine), theirs: at(theirs) }) }]
  })
  const values = Object.fromEntries(merged.map(({ name, resolve }) => [name, resolve()]))
  const names = new Set(Object.entries(fields).map(([own, field]) => inputName(own, field)))
  const flags = Object.entries(mine).filter(([name]) => !names.has(name) && !(name in fields))
  return {
    values: { ...Object.fromEntries(flags), ...values },
    theirs: merged.filter((field) => field.theirs > 0),
    conflicts: merged.filter(({ collisions }) => collisions.length > 0),
  }
}

const mergeValue = (field: Field, versions: Versions): Merged => {
  const whole = mergeWhole(versions, (one, other) => isSameValue(field, one, other))
  const isMine = whole.collisions.length === 0 && whole.theirs === 0
  return isMine ? whole : (strategies[findComparison(field).merge](versions) ?? whole)
}

/** Merges a value that both changed; returns undefined if a person must choose one version. */
const strategies: Readonly<Record<MergeStrategy, (versions: Versions) => Merged | undefined>> = {
  whole: () => undefined,
  set: ({ base, mine, theirs }) =>
    [base, mine, theirs].every(Array.isArray)
      ? mergeSet({ base: relatedIds(base), mine: relatedIds(mine), theirs: relatedIds(theirs) })
      : undefined,
  blocks: mergeBlocks,
  rows: mergeRows,
}
