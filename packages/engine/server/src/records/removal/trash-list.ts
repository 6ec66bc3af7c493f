import { inputName } from '@kampana/engine-declare/kinds/index'
import { fold } from '@kampana/engine-declare/text/fold'
import type { TrashEntry } from '@kampana/engine-declare/api/finding-replies'
import { isLive, type Resource } from '@kampana/engine-declare/resource'
import { sql, type Expression, type SqlBool } from 'kysely'
import { instant } from '../../clock.ts'
import type { EngineContext } from '../context/engine-context.ts'
import { dialectOf } from '../../db/dialect/dialect-of.ts'
import type { Viewer } from '../activity.ts'
import type { EngineHooks } from '../hooks/hooks.ts'
import { containWords } from '../query/conditions.ts'
import { splitWords } from '../query/text-search.ts'
import { shownName } from '../people.ts'
import { decodeRows } from '../storage/index.ts'
import { table, tableName, type Row } from '../table.ts'

/** Requested page of a trash; `words` are searched in titles. */
interface TrashQuery {
  first: number
  count: number
  words: string
}

/**
 * Page of a resource's deleted records that the viewer could read and that can still be restored, most recently deleted first.
 */
export const listTrash = async (
  context: EngineContext,
  resource: Resource,
  hooks: EngineHooks,
  { first, count, words: search }: TrashQuery,
  viewer: Viewer,
): Promise<{ entries: TrashEntry[]; total: number }> => {
  const { db, now } = context
  const stored = db
    .selectFrom('trash')
    .where('trash.resource', '=', resource.name)
    .where('trash.expires_at', '>', instant(now()))
    .$if(fold(search).trim() !== '', (query) =>
      query.where(containWords(dialectOf(db), ['trash.title'], splitWords(search))),
    )
    .$if(hooks.readScope !== undefined, (query) => query.where(isInScope(context, resource, hooks, viewer)))
  const readable =
    hooks.canRead && (await findReadable(stored.select(['trash.id', 'trash.kept']), resource, hooks, viewer))
  const counted = readable
    ? { total: readable.length }
    : await stored.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const ids = readable?.slice(first, first + count)
  const entries = await stored
    .leftJoin('logs', 'logs.id', 'trash.log_id')
    .leftJoin('users', 'users.id', 'logs.causer_id')
    .$if(ids !== undefined, (query) => query.where('trash.id', 'in', ids?.length ? ids : [0]))
    .select(['trash.record_id as id', 'trash.title', 'trash.deleted_at', 'trash.expires_at', 'trash.kept'])
    .select((eb) => eb.fn.coalesce(shownName(), 'trash.deleted_by').as('deleted_by'))
    .orderBy('trash.deleted_at', 'desc')
    .orderBy('trash.id', 'desc')
    .$if(ids === undefined, (query) => query.offset(first).limit(count))
    .execute()
  return {
    entries: entries.map(({ id, title, deleted_by, deleted_at, expires_at, kept: row }) => ({
      id,
      title,
      deleted_by,
      deleted_at,
      expires_at,
      is_live: resource.drafts !== undefined && isLive(resource, readRow(row)),
    })),
    total: counted.total,
  }
}

/** True if the read scope includes the stored row, which is queried as a row of the resource's table. */
const isInScope = (
  { db }: EngineContext,
  resource: Resource,
  { readScope }: EngineHooks,
  viewer: Viewer,
): Expression<SqlBool> => {
  const name = tableName(resource)
  const columns = Object.entries(resource.fields).map(([field, each]) => inputName(field, each))
  const row = dialectOf(db).rowOfJson('trash.kept', name, ['id', ...columns])
  const rows = table(db)
    .selectFrom(row.as(name))
    .select(sql<number>`1`.as('one'))
  return sql<SqlBool>`exists ${readScope ? rows.where((eb) => readScope(eb as never, viewer, [])) : rows}`
}

/** Ids of entries whose row `canRead` allows, most recently deleted first. */
const findReadable = async (
  stored: {
    orderBy: (
      column: 'trash.id',
      direction: 'desc',
    ) => { execute: () => Promise<{ id: number; kept: string }[]> }
  },
  resource: Resource,
  { canRead }: EngineHooks,
  viewer: Viewer,
): Promise<number[]> => {
  const entries = await stored.orderBy('trash.id', 'desc').execute()
  return entries
    .filter((entry) => {
      const row = readRow(entry.kept)
      decodeRows(resource, [row])
      return canRead?.(row, viewer) ?? true
    })
    .map(({ id }) => id)
}

const readRow = (stored: string): Row => (JSON.parse(stored) as { row: Row }).row
