import { findKind, inputName } from '@kampana/shared/kinds/index'
import type { Resource } from '@kampana/shared/resource'
import { visibilityRule } from '@kampana/shared/visibility'
import type { EngineHooks } from '../hooks.ts'

/** The columns by which `canRead` decides: those that lists have, and those of the rule of visibility. */
export const readColumns = (resource: Resource, { extraColumns = [] }: EngineHooks): string[] => {
  const decisive = new Set(visibilityRule(resource, '').map(({ field }) => field))
  const listed = Object.entries(resource.fields)
    .filter(([name, field]) => (field.inList || decisive.has(name)) && findKind(field).storage !== 'pairs')
    .map(([name, field]) => inputName(name, field))
  return ['id', ...listed, ...extraColumns]
}
