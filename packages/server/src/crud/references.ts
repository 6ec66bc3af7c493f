import { required } from '../required.ts'
import { humanize, kindOf, type Related } from '@kampana/shared/kinds/index'
import { messages } from '@kampana/shared/messages/messages'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import { pluralName, type Resource } from '@kampana/shared/resource'
import type { Transaction } from 'kysely'
import type { DbClient, Tables } from '../db/tables.ts'
import { isBrokenReference } from '../db/failure.ts'
import { conflict, invalid } from '../error.ts'
import { allResources, findResource } from './find-resource.ts'
import { memoize } from '../memoize.ts'
import { asRelated } from './relations.ts'
import { table, tableOf, type InputValues, type Row } from './table.ts'

/** A field that names one record of another resource; its id is in the column `input`. */
export interface Reference {
  field: string
  input: string
  related: Resource
}

export const referencesOf = memoize(({ fields }: Pick<Resource, 'fields'>): Reference[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    'resource' in field && kindOf(field).storage === 'reference'
      ? [{ field: name, input: field.input, related: findResource(field.resource) }]
      : [],
  ),
)

/** The reference of a field that is one. */
export const referenceOf = (resource: Resource, name: string): Reference =>
  required(referencesOf(resource).find(({ field }) => field === name))

/** Puts into each row, for the ids of what it names, those records by their titles. One question for all rows. */
export const withReferred = async (
  client: DbClient,
  references: readonly Reference[],
  rows: Row[],
): Promise<Row[]> => {
  for (const { field, input, related } of references) {
    const ids = [...new Set(rows.map((row) => row[input]).filter((id) => id != null))]
    const found =
      ids.length === 0
        ? []
        : ((await table(client)
            .selectFrom(tableOf(related))
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
  return rows
}

/** Refuses, under its field, the id of a record that doesn't exist. */
export const assertReferencesExist = async (
  trx: Transaction<Tables>,
  references: readonly Reference[],
  input: InputValues,
  options: { lock: boolean },
): Promise<void> => {
  const unknown = await missing(trx, references, input, options)
  if (unknown.length > 0)
    throw invalid(
      Object.fromEntries(
        unknown.map(({ input: name }) => [name, [messages.invalid.selected(humanize(name))]]),
      ),
    )
}

/** Of these references those whose record isn't there. Records that are there stay until the transaction ends. */
export const missing = async (
  trx: Transaction<Tables>,
  references: readonly Reference[],
  row: InputValues,
  { lock }: { lock: boolean },
): Promise<Reference[]> => {
  const gone: Reference[] = []
  for (const reference of references.filter(({ input }) => row[input] != null)) {
    const known = await table(trx)
      .selectFrom(tableOf(reference.related))
      .select('id')
      .where('id', '=', row[reference.input])
      .$if(lock, (query) => query.forKeyShare())
      .executeTakeFirst()
    if (!known) gone.push(reference)
  }
  return gone
}

/** The id that a row names by a field. */
export const referredId = (row: InputValues, field: string): number | null =>
  (row[field] as Related | null | undefined)?.id ?? null

/** A record that others name stays: says how many of which do, so that somebody can change them first. */
export const refuseReferred = async (
  client: DbClient,
  resource: Resource,
  ids: readonly number[],
  error: unknown,
): Promise<never> => {
  if (!isBrokenReference(error)) throw error
  for (const holder of allResources)
    for (const { input } of referencesOf(holder).filter(({ related }) => related.name === resource.name)) {
      const { count } = await table(client)
        .selectFrom(tableOf(holder))
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where(input, 'in', ids)
        .executeTakeFirstOrThrow()
      if (count > 0)
        throw conflict(
          errorMessages.referredTo(
            resource.singular,
            count,
            count === 1 ? holder.singular : pluralName(holder),
          ),
        )
    }
  throw error
}
