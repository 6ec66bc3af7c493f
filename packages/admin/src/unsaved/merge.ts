import { isSameValue } from '@kampana/shared/kinds/comparison'
import type { Resource } from '@kampana/shared/resource'
import { toInputValues } from '../data-provider/input-values.ts'
import { inputFields, type Values } from './changed-values.ts'

/** The result of a three-way merge, by input name. */
export interface MergeResult {
  /** What this person typed where the other changed nothing, or the same. */
  mine: Values
  /** What the other changed and this person didn't. */
  theirs: string[]
  /** What both changed, each to something else. */
  both: string[]
}

/** Three-way merge: compares the changes typed over `before` with the record as it is `now`, field by field. */
export const threeWayMerge = (
  resource: Resource,
  before: Values,
  typed: Values,
  now: Values,
): MergeResult => {
  const oldValues = toInputValues(resource, before, 'edit')
  const newValues = toInputValues(resource, now, 'edit')
  const mine: Record<string, unknown> = {}
  const theirs: string[] = []
  const both: string[] = []
  for (const [input, field] of inputFields(resource)) {
    const changedByMe = input in typed
    const changedByThem = input in newValues && !isSameValue(field, oldValues[input], newValues[input])
    if (changedByMe && !changedByThem) mine[input] = typed[input]
    else if (changedByThem && !changedByMe) theirs.push(input)
    else if (changedByThem && !isSameValue(field, typed[input], newValues[input])) both.push(input)
  }
  return { mine, theirs, both }
}
