import type { Resource } from '@kampana/shared/resource'
import { toInputValues } from '../data-provider/input-values.ts'
import { inputFields, isSameValue, type Values } from './changed-values.ts'

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
  const was = toInputValues(resource, before, 'edit')
  const is = toInputValues(resource, now, 'edit')
  const mine: Record<string, unknown> = {}
  const theirs: string[] = []
  const both: string[] = []
  for (const [input, field] of inputFields(resource)) {
    const changedHere = input in typed
    const changedThere = input in is && !isSameValue(field, was[input], is[input])
    if (changedHere && !changedThere) mine[input] = typed[input]
    else if (changedThere && !changedHere) theirs.push(input)
    else if (changedThere && !isSameValue(field, typed[input], is[input])) both.push(input)
  }
  return { mine, theirs, both }
}
