import type { Author } from '@kampana/engine-declare/lists/author'
import type { Resource } from '@kampana/engine-declare/resource'
import type { EngineClient, EngineTransaction } from '../../db/engine-tables.ts'
import { shownName } from '../people.ts'

/** Stores a record's creator and last editor, in the transaction of the change. */
export const recordAuthor = async (
  trx: EngineTransaction,
  { name: resource }: Pick<Resource, 'name'>,
  record_id: number,
  { id, name }: { id: number; name: string },
  isNew: boolean,
): Promise<void> => {
  const changed = { updated_by: id, updated_by_name: name }
  const made = isNew ? { created_by: id, created_by_name: name } : { created_by: null, created_by_name: null }
  await trx
    .insertInto('record_authors')
    .values({ resource, record_id, ...made, ...changed })
    .onConflict((conflict) =>
      conflict.columns(['resource', 'record_id']).doUpdateSet(isNew ? { ...made, ...changed } : changed),
    )
    .execute()
}

/** Creators and last editors by record id, with their current names. */
export const readAuthors = async (
  client: EngineClient,
  { name }: Pick<Resource, 'name'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { created: Author | null; updated: Author | null }>> => {
  if (ids.length === 0) return new Map()
  const rows = await withNames(client)
    .where('resource', '=', name)
    .where('record_id', 'in', [...ids])
    .execute()
  return new Map(
    rows.map((row) => [
      row.record_id,
      {
        created: author(row.created_by, row.maker ?? row.created_by_name),
        updated: author(row.updated_by, row.changer ?? row.updated_by_name),
      },
    ]),
  )
}

/** Everybody who created or edited a record of a resource, by name. */
export const listAuthors = async (
  client: EngineClient,
  { name }: Pick<Resource, 'name'>,
): Promise<Author[]> => {
  const rows = await withNames(client).where('resource', '=', name).distinct().execute()
  const people = new Map<number, Author>()
  for (const row of rows)
    for (const each of [
      author(row.created_by, row.maker ?? row.created_by_name),
      author(row.updated_by, row.changer ?? row.updated_by_name),
    ])
      if (each) people.set(each.id, each)
  return [...people.values()].toSorted((a, b) => a.name.localeCompare(b.name))
}

const withNames = (client: EngineClient) =>
  client
    .selectFrom('record_authors')
    .leftJoin('users as made', 'made.id', 'record_authors.created_by')
    .leftJoin('users as changed', 'changed.id', 'record_authors.updated_by')
    .select([
      'record_id',
      'created_by',
      'created_by_name',
      'updated_by',
      'updated_by_name',
      shownName('made').as('maker'),
      shownName('changed').as('changer'),
    ])

const author = (id: number | null, name: string | null): Author | null =>
  id === null ? null : { id, name: name ?? '' }
