import { onlySets, type CustomAction } from '@kampana/shared/custom-action'
import type { Resource } from '@kampana/shared/resource'
import type { RaRecord } from 'react-admin'

/** Whether an action would change a record, and its declared condition holds. */
export const isApplicable = (resource: Resource, action: CustomAction, record: RaRecord): boolean => {
  const { sets, when } = action
  const hasInput = Object.keys(action.fields).length > 0
  const isDone =
    !hasInput &&
    onlySets(resource, action) &&
    Object.entries(sets).every(([name, value]) => isSame(record[name], value))
  return !isDone && (when === undefined || when.is.includes(String(record[when.field])))
}

/** Another back end may send true or '1' for 1. */
const isSame = (actual: unknown, value: unknown): boolean =>
  typeof value === 'number' ? Number(actual) === value : actual === value
