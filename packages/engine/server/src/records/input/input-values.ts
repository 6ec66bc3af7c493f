import type { Resource } from '@kampana/engine-declare/resource'
import { findReferences, findRelations, referenceId, relationIds } from '../links/links.ts'
import type { InputValues } from '../table.ts'
import { versionedFields } from '../versions/versioned-fields.ts'

/** Converts a record to the form of inputs: related records become ids. */
export const toInputValues = (resource: Resource, record: Readonly<Record<string, unknown>>): InputValues => {
  const relations = new Set(findRelations(resource).map(({ field }) => field))
  const references = new Set(findReferences(resource).map(({ field }) => field))
  return Object.fromEntries(
    versionedFields(resource).map(({ name, input }) => {
      if (relations.has(name)) return [input, relationIds(record, name)]
      return [input, references.has(name) ? referenceId(record, name) : record[name]]
    }),
  )
}
