import type { Resource } from '@kampana/shared/resource'
import { encodeColumns } from './storage/index.ts'
import { referencesOf, referredId } from './references.ts'
import { relatedIds, relationsOf } from './relations.ts'
import type { InputValues, Row } from './table.ts'

/** The named values of a row. */
export const pick = (row: InputValues, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, row[name]]))

/** What of an input goes into the resource's own table; the rest are pairs in tables of their own. */
export const columnsOf = (resource: Resource, input: InputValues): Record<string, unknown> => {
  const relations = relationsOf(resource)
  const own = Object.entries(input).filter(([name]) => !relations.some((relation) => relation.input === name))
  return encodeColumns(resource, Object.fromEntries(own))
}

/** What of an input is another than it was; ids in another order are the same. */
export const differing = (resource: Resource, old: Row, input: InputValues): Record<string, unknown> => {
  const relations = relationsOf(resource)
  const references = referencesOf(resource)
  const differs = ([name, value]: [string, unknown]): boolean => {
    const relation = relations.find((each) => each.input === name)
    if (relation)
      return new Set(relatedIds(old, relation.field)).symmetricDifference(new Set(value as number[])).size > 0
    const reference = references.find((each) => each.input === name)
    if (Array.isArray(value)) return JSON.stringify(old[name]) !== JSON.stringify(value)
    return (reference ? referredId(old, reference.field) : old[name]) !== value
  }
  return Object.fromEntries(Object.entries(input).filter(differs))
}

/** An input under the names and in the form in which records are read, so that the log shows roles and not numbers. */
export const asRead = (resource: Resource, input: InputValues, row: Row): Record<string, unknown> => {
  const links = [...relationsOf(resource), ...referencesOf(resource)]
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      const link = links.find((each) => each.input === name)
      return link ? [link.field, row[link.field]] : [name, value]
    }),
  )
}
