import { onlySets, type CustomAction } from '@kampana/engine-declare/custom-action'
import type { Resource } from '@kampana/engine-declare/resource'
import type { RaRecord } from 'react-admin'

/** True if an action would change the record and its declared condition is met. */
export const isApplicable = (resource: Resource, action: CustomAction, record: RaRecord): boolean => {
  const { sets, when } = action
  const hasInput = Object.keys(action.fields).length > 0
  const isDone =
    !hasInput &&
    onlySets(resource, action) &&
    Object.entries(sets).every(([name, value]) => isSame(record[name], value))
  return !isDone && (when === undefined || when.is.includes(String(record[when.field])))
}

/** Other back ends may send true or '1' for 1. */
const isSame = (actual: unknown, value: unknown): boolean =>
  typeof value === 'number' ? Number(actual) === value : actual === value
