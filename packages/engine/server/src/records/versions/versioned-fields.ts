import { findKind, inputName, type Field } from '@kampana/engine-declare/kinds/index'
import type { Resource } from '@kampana/engine-declare/resource'
import { memoize } from '../../memoize.ts'

interface VersionedField {
  name: string
  /** Input name of the field. */
  input: string
  field: Field
}

/** Fields whose former values can be restored: those that an edit can set and replies contain. */
export const versionedFields = memoize((resource: Resource): VersionedField[] =>
  Object.entries(resource.fields)
    .filter(([, field]) => !field.readOnly && !field.fixed && findKind(field).reply !== null)
    .map(([name, field]) => ({ name, input: inputName(name, field), field })),
)

/** Versioned fields that are never logged, so that their former values are unknown. */
export const unknownFields = (resource: Resource): string[] =>
  versionedFields(resource)
    .map(({ name }) => name)
    .filter((name) => resource.unlogged?.includes(name))
