import { findKind, inputName } from '@kampana/shared/kinds/index'
import type { Resource } from '@kampana/shared/resource'
import type { ResourceHooks } from '../hooks.ts'

/** The columns by which `canRead` decides: those that lists have, and the day until which a record is public. */
export const readColumns = (
  { fields, expiresAt }: Resource,
  { extraColumns = [] }: ResourceHooks,
): string[] => {
  const listed = Object.entries(fields)
    .filter(([name, field]) => (field.inList || name === expiresAt) && findKind(field).storage !== 'pairs')
    .map(([name, field]) => inputName(name, field))
  return ['id', ...listed, ...extraColumns]
}
