import { required } from '../required.ts'
import { messages } from '@kampana/shared/messages/messages'
import { humanize, kindOf, type Related } from '@kampana/shared/kinds/index'
import type { Resource } from '@kampana/shared/resource'
import type { Transaction } from 'kysely'
import type { DbClient, Tables } from '../db/tables.ts'
import { invalid } from '../error.ts'
import { findResource } from './find-resource.ts'
import { memoize } from '../memoize.ts'
import { idColumnOf, table, tableOf, type Row } from './table.ts'

/** A field that names several records of another resource; kept in a table of pairs (`user_roles`). */
export interface Relation {
  field: string
  /** The name under which ids are written. */
  input: string
  pairs: string
  own: string
  other: string
  related: Resource
}

/** The relations of a declared resource. Their tables and columns follow from the declarations' names. */
export const relationsOf = memoize((resource: Resource): Relation[] =>
  Object.entries(resource.fields).flatMap(([name, field]) => {
    if (!('resource' in field) || kindOf(field).storage !== 'pairs') return []
    const related = findResource(field.resource)
    const own = idColumnOf(resource)
    // Of the resource itself: both columns can't have one name.
    const other = related.name === resource.name ? `other_${own}` : idColumnOf(related)
    const pairs = `${own.replace(/_id$/, '')}_${name}`
    return [{ field: name, input: field.input, pairs, own, other, related }]
  }),
)

/** The relation of a field that is one. */
export const relationOf = (resource: Resource, name: string): Relation =>
  required(relationsOf(resource).find(({ field }) => field === name))

/** Gives each row what it is related to, by the related records' titles. One question for all rows. */
export const withRelated = async (
  client: DbClient,
  relations: readonly Relation[],
  rows: Row[],
): Promise<Row[]> => {
  const ids = rows.map(({ id }) => id)
  for (const { field, pairs, own, other, related } of ids.length > 0 ? relations : []) {
    const found = (await table(client)
      .selectFrom(pairs)
      .innerJoin(`${tableOf(related)} as related`, 'related.id', `${pairs}.${other}`)
      .select([`${pairs}.${own} as own`, 'related.id as id', `related.${related.title} as description`])
      .where(`${pairs}.${own}`, 'in', ids)
      .orderBy('related.id')
      .execute()) as { own: number; id: number; description: unknown }[]
    const byOwner = Map.groupBy(found, (each) => each.own)
    for (const row of rows) row[field] = (byOwner.get(row.id) ?? []).map(asRelated)
  }
  return rows
}

/** A record as relations show it. */
export const asRelated = ({ id, description }: { id: number; description: unknown }): Related => ({
  id,
  description: String(description),
})

/** Makes a record related to exactly these ids. An id that doesn't exist is refused under the field. */
export const relate = async (
  trx: Transaction<Tables>,
  { pairs, own, other, related, input }: Relation,
  id: number,
  ids: readonly number[],
): Promise<void> => {
  await table(trx).deleteFrom(pairs).where(own, '=', id).execute()
  if (ids.length === 0) return
  const known = await table(trx).selectFrom(tableOf(related)).select('id').where('id', 'in', ids).execute()
  if (known.length !== ids.length) throw invalid({ [input]: [messages.invalid.selected(humanize(input))] })
  await table(trx)
    .insertInto(pairs)
    .values(ids.map((each) => ({ [own]: id, [other]: each })))
    .execute()
}

/** The ids that a row is related to by a field. */
export const relatedIds = (row: Readonly<Record<string, unknown>>, field: string): number[] =>
  ((row[field] ?? []) as Related[]).map(({ id }) => id)
