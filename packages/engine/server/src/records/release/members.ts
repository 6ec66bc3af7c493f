import type { Resource } from '@kampana/engine-declare/resource'
import { allResources } from '@kampana/engine-declare/registry/all-resources'
import type { Selectable } from 'kysely'
import type { EngineClient, EngineTables, EngineTransaction } from '../../db/engine-tables.ts'
import { notFound } from '../../error.ts'
import type { InputValues } from '../table.ts'

export type Trx = EngineTransaction
export type ReleaseRow = Selectable<EngineTables['changes']>
type DraftRow = Selectable<EngineTables['drafts']>

/** A record of a release: a draft of a published record, or an unpublished record. */
export interface Member extends Omit<DraftRow, 'input' | 'base'> {
  of: Resource
  draft: { input: InputValues; base: InputValues; hash: string } | null
}

/** Records of releases, in the order in which they were added. Omits resources that are no longer declared. */
export const readMembers = async (client: EngineClient, releaseIds: readonly number[]): Promise<Member[]> => {
  if (releaseIds.length === 0) return []
  const rows = await client
    .selectFrom('drafts')
    .selectAll()
    .where('change_id', 'in', [...releaseIds])
    .orderBy('id')
    .execute()
  return rows.flatMap((row) => toMember(row) ?? [])
}

/** The release entry of a record: a draft, or the unpublished record itself. */
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

/** Finds a declared resource with drafts by name. */
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

/** Reads a release if it exists. With `lock`, other transactions wait until this one ends. */
export const findReleaseIfAny = (
  client: EngineClient,
  id: number,
  { lock = false } = {},
): Promise<ReleaseRow | undefined> =>
  client
    .selectFrom('changes')
    .selectAll()
    .where('id', '=', id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()

/** Reads a release. Throws a 404 if it doesn't exist. */
export const findRelease = async (client: EngineClient, id: number, options = {}): Promise<ReleaseRow> => {
  const row = await findReleaseIfAny(client, id, options)
  if (!row) throw notFound('Change', id)
  return row
}

/** Deletes open releases without records. */
export const deleteEmptyReleases = async (trx: Trx, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return
  await trx
    .deleteFrom('changes')
    .where('id', 'in', [...ids])
    .where('state', '!=', 'published')
    .where('id', 'not in', (eb) => eb.selectFrom('drafts').select('change_id'))
    .execute()
}

/** Creates a release for a person. */
export const beginRelease = async (
  trx: Trx,
  { id, name, note = '', now }: { id: number; name: string; note?: string; now: string },
): Promise<ReleaseRow> =>
  trx
    .insertInto('changes')
    .values({ note, state: 'draft', began_by: id, began_by_name: name, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Newest log entry of each record, by id. */
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
