import type { Resource } from '@kampana/engine-declare/resource'
import { encodeColumns } from '../storage/index.ts'
import { findReferences, referenceId } from '../links/links.ts'
import { relationIds, findRelations } from '../links/links.ts'
import type { InputValues, Row } from '../table.ts'

/** Columns of an input in the resource's own table. Relations have join tables. */
export const ownColumns = (resource: Resource, input: InputValues): Record<string, unknown> => {
  const relations = findRelations(resource)
  const own = Object.entries(input).filter(([name]) => !relations.some((relation) => relation.input === name))
  return encodeColumns(resource, Object.fromEntries(own))
}

/** Values of an input that differ from the record's. The order of ids doesn't matter. */
export const diffInput = (resource: Resource, old: Row, input: InputValues): Record<string, unknown> => {
  const relations = findRelations(resource)
  const references = findReferences(resource)
  const differs = ([name, value]: [string, unknown]): boolean => {
    const relation = relations.find((each) => each.input === name)
    if (relation)
      return (
        new Set(relationIds(old, relation.field)).symmetricDifference(new Set(value as number[])).size > 0
      )
    const reference = references.find((each) => each.input === name)
    if (Array.isArray(value)) return JSON.stringify(old[name]) !== JSON.stringify(value)
    return (reference ? referenceId(old, reference.field) : old[name]) !== value
  }
  return Object.fromEntries(Object.entries(input).filter(differs))
}

/** Converts an input to the form of reads, so that the log shows roles instead of ids. */
export const toReadForm = (resource: Resource, input: InputValues, row: Row): Record<string, unknown> => {
  const links = [...findRelations(resource), ...findReferences(resource)]
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      const link = links.find((each) => each.input === name)
      return link ? [link.field, row[link.field]] : [name, value]
    }),
  )
}
