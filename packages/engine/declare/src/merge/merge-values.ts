import { findComparison, isSameValue, type MergeStrategy } from './comparison.ts'
import { inputName, relatedIds, type Field, toRows, type RowCells } from '../kinds/index.ts'
import type { Resource } from '../resource.ts'
import { mergeBlocks } from './merge-blocks.ts'
import { toRowKey } from '../kinds/rows/compare-rows.ts'
import { workLimit } from './diff-sequences.ts'
import { mergeSequences } from './merge-sequences.ts'
import { type Choice, type Collision, type Merged, type Versions, withoutCollision } from './merged.ts'

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

/** Merges two people's changes of rows, row by row. Returns undefined if the comparison takes too long. */
const mergeRows = ({ base, mine, theirs }: Versions): Merged | undefined => {
  const versions = { base: toRows(base), mine: toRows(mine), theirs: toRows(theirs) }
  const stretches = mergeSequences<RowCells>(versions, {
    keyOf: toRowKey,
    isSuccessor: () => true,
    limit: workLimit(),
  })
  if (!stretches) return undefined
  const collisions = stretches.flatMap((stretch): Collision[] => {
    if (!('collision' in stretch)) return []
    const { base: before, mine: ours, theirs: others } = stretch.collision
    return [{ base: orNull(before), mine: orNull(ours), theirs: orNull(others) }]
  })
  const resolve = (choices: readonly Choice[] = []): readonly RowCells[] | null => {
    const left = choices.values()
    const rows = stretches.flatMap((stretch): readonly RowCells[] => {
      if ('items' in stretch) return stretch.items
      const { mine: ours, theirs: others } = stretch.collision
      const { value: choice = 'mine' } = left.next()
      return choice === 'both' ? [...others, ...ours] : choice === 'theirs' ? others : ours
    })
    return orNull(rows)
  }
  const theirCount = stretches.reduce((sum, each) => sum + ('theirs' in each ? each.theirs : 0), 0)
  return { theirs: theirCount, collisions, resolve }
}

const orNull = (rows: readonly RowCells[]): readonly RowCells[] | null => (rows.length > 0 ? rows : null)

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

/**
 * Merges additions to a set and removals from it. Returns undefined if the result would be empty although neither side emptied
 * it: an empty set can mean all.
 */
const mergeSet = ({ base, mine, theirs }: Versions<readonly unknown[]>): Merged | undefined => {
  const [before, ours, others] = [new Set(base), new Set(mine), new Set(theirs)]
  const remaining = theirs.filter((item) => ours.has(item) || !before.has(item))
  const added = mine.filter((item) => !before.has(item) && !others.has(item))
  const value = [...remaining, ...added]
  if (value.length === 0 && mine.length > 0 && theirs.length > 0) return undefined
  const isTheirs = value.length !== ours.size || value.some((item) => !ours.has(item))
  return withoutCollision(value, isTheirs ? 1 : 0)
}

/** Merges a value that can't be split. */
const mergeWhole = (
  { base, mine, theirs }: Versions,
  isSame: (one: unknown, other: unknown) => boolean,
): Merged => {
  if (isSame(mine, base)) return withoutCollision(theirs, isSame(theirs, base) ? 0 : 1)
  if (isSame(theirs, base) || isSame(mine, theirs)) return withoutCollision(mine, 0)
  return {
    theirs: 0,
    collisions: [{ base, mine, theirs }],
    resolve: ([choice] = []) => (choice === 'theirs' ? theirs : mine),
  }
}
