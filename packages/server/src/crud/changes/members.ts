import type { Resource } from '@kampana/shared/resource'
import { allResources } from '@kampana/shared/registry/all-resources'
import type { Selectable } from 'kysely'
import type { EngineClient, EngineTables, EngineTransaction } from '../../db/engine-tables.ts'
import { notFound } from '../../error.ts'
import type { InputValues } from '../table.ts'

export type Trx = EngineTransaction
export type ChangeRow = Selectable<EngineTables['changes']>
type DraftRow = Selectable<EngineTables['drafts']>

/** What a change holds: a draft over a record, or a record that isn't live itself. */
export interface Member extends Omit<DraftRow, 'input' | 'base'> {
  of: Resource
  draft: { input: InputValues; base: InputValues; hash: string } | null
}

/** What changes hold, in the order in which it joined them; without that of resources which are not declared any more. */
export const readMembers = async (client: EngineClient, changeIds: readonly number[]): Promise<Member[]> => {
  if (changeIds.length === 0) return []
  const rows = await client
    .selectFrom('drafts')
    .selectAll()
    .where('change_id', 'in', [...changeIds])
    .orderBy('id')
    .execute()
  return rows.flatMap((row) => toMember(row) ?? [])
}

/** What is drafted over a record, or that it waits in a change itself. */
export const findMember = async (
  client: EngineClient,
  { name }: Pick<Resource, 'name'>,
  id: number,
): Promise<Member | undefined> => {
  const row = await client
    .selectFrom('drafts')
    .selectAll()
    .where('resource', '=', name)
    .where('record_id', '=', id)
    .executeTakeFirst()
  return row && toMember(row)
}

/** A declared resource with drafts by its name. */
export const findDrafted = (name: string): Resource | undefined =>
  allResources().find((each) => each.name === name && each.drafts !== undefined)

const toMember = ({ input, base, ...row }: DraftRow): Member | undefined => {
  const of = findDrafted(row.resource)
  const draft =
    input === null || base === null || row.hash === null
      ? null
      : { input: JSON.parse(input) as InputValues, base: JSON.parse(base) as InputValues, hash: row.hash }
  return of && { ...row, of, draft }
}

/** A change, where it is still there. With `lock`, others wait until the transaction ends. */
export const seekChange = (
  client: EngineClient,
  id: number,
  { lock = false } = {},
): Promise<ChangeRow | undefined> =>
  client
    .selectFrom('changes')
    .selectAll()
    .where('id', '=', id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()

/** The same. Throws a 404 where it is gone. */
export const findChange = async (client: EngineClient, id: number, options = {}): Promise<ChangeRow> => {
  const row = await seekChange(client, id, options)
  if (!row) throw notFound('Change', id)
  return row
}

/** Deletes those of these changes that wait and hold nothing any more. */
export const deleteEmptyChanges = async (trx: Trx, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return
  await trx
    .deleteFrom('changes')
    .where('id', 'in', [...ids])
    .where('state', '!=', 'published')
    .where('id', 'not in', (eb) => eb.selectFrom('drafts').select('change_id'))
    .execute()
}

/** Begins a change of a person's. */
export const beginChange = async (
  trx: Trx,
  { id, name, note = '', now }: { id: number; name: string; note?: string; now: string },
): Promise<ChangeRow> =>
  trx
    .insertInto('changes')
    .values({ note, state: 'draft', began_by: id, began_by_name: name, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()

/** The newest log entry of each of these records, by id. */
export const readVersions = async (
  client: EngineClient,
  { name }: Pick<Resource, 'name'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const rows = await client
    .selectFrom('logs')
    .select((eb) => ['record_id', eb.fn.max('id').as('version')])
    .where('resource', '=', name)
    .where('record_id', 'in', [...ids])
    .groupBy('record_id')
    .execute()
  return new Map(rows.flatMap(({ record_id, version }) => (record_id === null ? [] : [[record_id, version]])))
}
