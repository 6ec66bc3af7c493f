import { required } from '../../required.ts'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import { humanize, findKind, type Related } from '@kampana/engine-declare/kinds/index'
import type { Resource } from '@kampana/engine-declare/resource'
import type { EngineClient, EngineTransaction } from '../../db/engine-tables.ts'
import { invalid } from '../../error.ts'
import { findResource } from '@kampana/engine-declare/registry/all-resources'
import { memoize } from '../../memoize.ts'
import { idColumnName, table, tableName, type InputValues, type Row } from '../table.ts'

/** A many-to-many field, stored in a join table (`user_roles`). */
interface Relation {
  field: string
  /** Input name for the ids. */
  input: string
  pairs: string
  own: string
  other: string
  related: Resource
}

/** Relations of a declared resource. Their tables and columns follow from the declared names. */
export const findRelations = memoize((resource: Resource): Relation[] =>
  Object.entries(resource.fields).flatMap(([name, field]) => {
    if (!('resource' in field) || findKind(field).storage !== 'pairs') return []
    const related = findResource(field.resource)
    const own = idColumnName(resource)
    // The two columns of a relation to the same resource need different names.
    const other = related.name === resource.name ? `other_${own}` : idColumnName(related)
    const pairs = `${own.replace(/_id$/, '')}_${name}`
    return [{ field: name, input: field.input, pairs, own, other, related }]
  }),
)

/** Relation of a field. */
export const findRelation = (resource: Resource, name: string): Relation =>
  required(findRelations(resource).find(({ field }) => field === name))

/** A field that names one record of another resource. The column `input` contains its id. */
export interface Reference {
  field: string
  input: string
  related: Resource
}

export const findReferences = memoize(({ fields }: Pick<Resource, 'fields'>): Reference[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    'resource' in field && findKind(field).storage === 'reference'
      ? [{ field: name, input: field.input, related: findResource(field.resource) }]
      : [],
  ),
)

/** Reference of a field. */
export const findReference = (resource: Resource, name: string): Reference =>
  required(findReferences(resource).find(({ field }) => field === name))

/** Adds relations and references to rows, as ids with titles. One query per field for all rows. */
export const addLinks = async (
  client: EngineClient,
  resource: Resource,
  rows: readonly Row[],
): Promise<void> => {
  if (rows.length === 0) return
  for (const relation of findRelations(resource)) await addRelation(client, relation, rows)
  for (const reference of findReferences(resource)) await addReference(client, reference, rows)
}

const addRelation = async (
  client: EngineClient,
  { field, pairs, own, other, related }: Relation,
  rows: readonly Row[],
): Promise<void> => {
  const found = (await table(client)
    .selectFrom(pairs)
    .innerJoin(`${tableName(related)} as related`, 'related.id', `${pairs}.${other}`)
    .select([`${pairs}.${own} as own`, 'related.id as id', `related.${related.title} as description`])
    .where(
      `${pairs}.${own}`,
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('related.id')
    .execute()) as { own: number; id: number; description: unknown }[]
  const byOwner = Map.groupBy(found, (each) => each.own)
  for (const row of rows) row[field] = (byOwner.get(row.id) ?? []).map(asRelated)
}

const addReference = async (
  client: EngineClient,
  { field, input, related }: Reference,
  rows: readonly Row[],
): Promise<void> => {
  const ids = [...new Set(rows.map((row) => row[input]).filter((id) => id != null))]
  const found =
    ids.length === 0
      ? []
      : ((await table(client)
          .selectFrom(tableName(related))
          .select(['id', `${related.title} as description`])
          .where('id', 'in', ids)
          .execute()) as { id: number; description: unknown }[])
  const byId = new Map(found.map((each) => [each.id, asRelated(each)]))
  for (const row of rows) {
    const id = row[input] as number | null
    delete row[input]
    row[field] = id === null ? null : (byId.get(id) ?? null)
  }
}

/** Wire format of a related record. */
const asRelated = ({ id, description }: { id: number; description: unknown }): Related => ({
  id,
  description: String(description),
})

/** Ids of a row's related records. */
export const relationIds = (row: Readonly<Record<string, unknown>>, field: string): number[] =>
  ((row[field] ?? []) as Related[]).map(({ id }) => id)

/** Id in a row's reference. */
export const referenceId = (row: InputValues, field: string): number | null =>
  (row[field] as Related | null | undefined)?.id ?? null

/** Writes the relations of an input. */
export const relateAll = async (
  trx: EngineTransaction,
  resource: Resource,
  id: number,
  input: InputValues,
): Promise<void> => {
  for (const relation of findRelations(resource))
    if (relation.input in input) await relate(trx, relation, id, input[relation.input] as number[])
}

/** Sets a record's relation to exactly these ids. Throws a 422 under the field for an unknown id. */
const relate = async (
  trx: EngineTransaction,
  { pairs, own, other, related, input }: Relation,
  id: number,
  ids: readonly number[],
): Promise<void> => {
  await table(trx).deleteFrom(pairs).where(own, '=', id).execute()
  if (ids.length === 0) return
  const known = await table(trx).selectFrom(tableName(related)).select('id').where('id', 'in', ids).execute()
  if (known.length !== ids.length)
    throw invalid({ [input]: [basicMessages.invalid.selected(humanize(input))] })
  await table(trx)
    .insertInto(pairs)
    .values(ids.map((each) => ({ [own]: id, [other]: each })))
    .execute()
}
