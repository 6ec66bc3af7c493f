import { findKind, inputName, type Field } from '@kampana/shared/kinds/index'
import type { Resource } from '@kampana/shared/resource'
import { memoize } from '../../memoize.ts'

interface VersionedField {
  name: string
  /** The name under which its value is written. */
  input: string
  field: Field
}

/** The fields of which former values can be put back: those that an edit may set and that replies have. */
export const versionedFields = memoize((resource: Resource): VersionedField[] =>
  Object.entries(resource.fields)
    .filter(([, field]) => !field.readOnly && !field.fixed && findKind(field).reply !== null)
    .map(([name, field]) => ({ name, input: inputName(name, field), field })),
)

/** The versioned fields that are never logged, whose former values nobody knows. */
export const unknownFields = (resource: Resource): string[] =>
  versionedFields(resource)
    .map(({ name }) => name)
    .filter((name) => resource.unlogged?.includes(name))
