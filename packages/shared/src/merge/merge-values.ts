import { findComparison, isSameValue, type MergeStrategy } from './comparison.ts'
import { inputName, relatedIds, type Field } from '../kinds/index.ts'
import type { Resource } from '../resource.ts'
import { mergeBlocks } from './merge-blocks.ts'
import { mergeRows } from './merge-rows.ts'
import { mergeSet } from './merge-set.ts'
import { mergeWhole } from './merge-whole.ts'
import type { Merged, Versions } from './merged.ts'

/** Values by input name, as an edit's input has them. */
type Values = Readonly<Record<string, unknown>>

/** A field with a change of theirs. */
export interface MergedField extends Merged {
  /** Its input's name. */
  name: string
  field: Field
}

/** The three-way merge of a record's values. */
export interface ValueMerge {
  /** The merged values. Where both changed the same place, each to something else, mine stands. */
  values: Values
  /** The fields in which a change of theirs stands beside mine. */
  theirs: readonly MergedField[]
  /** The fields in which both changed the same place; `resolve` gives their values by what is chosen. */
  conflicts: readonly MergedField[]
}

/**
 * Merges two people's changes of a record, by field and within it as its kind says (`Comparison.merge`). A name that `mine` or `theirs`
 * lacks counts as unchanged; names that aren't a field's, such as those of flags, are taken from `mine`. Whatever the values are,
 * the work is bounded (`diffSequences`): what can't be compared within the bound is a conflict of the whole field.
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

/** How a value is merged that both changed; undefined where it can only be asked which of the two stands. */
const strategies: Readonly<Record<MergeStrategy, (versions: Versions) => Merged | undefined>> = {
  whole: () => undefined,
  set: ({ base, mine, theirs }) =>
    [base, mine, theirs].every(Array.isArray)
      ? mergeSet({ base: relatedIds(base), mine: relatedIds(mine), theirs: relatedIds(theirs) })
      : undefined,
  blocks: mergeBlocks,
  rows: mergeRows,
}
