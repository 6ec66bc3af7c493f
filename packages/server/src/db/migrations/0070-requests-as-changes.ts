import { sql } from 'kysely'
import type { Schema } from '../schema-builder.ts'

const columns = ['asked', 'asked_by', 'review_note'] as const

/** Requests to publish updates that aren't live, and those that were sent back, become changes that hold them. */
export const requestsAsChanges = async ({ db }: Schema): Promise<void> => {
  for (const request of await readRequests(db)) await beginChange(db, request)
  for (const column of columns) await db.schema.alterTable('updates').dropColumn(column).execute()
  await forgetColumns(db)
}

interface Request {
  id: number
  title: string
  asked: number | null
  review_note: string | null
  user_id: number
  name: string
  at: string
}

const readRequests = async (db: Schema['db']): Promise<readonly Request[]> => {
  const { rows } = await sql<Request>`select updates.id, updates.title, updates.asked, updates.review_note,
      coalesce(updates.asked_by, 0) as user_id, coalesce(users.name, 'Somebody') as name,
      coalesce((select max(logs.created_at) from logs where logs.resource = 'updates' and logs.record_id = updates.id),
        updates.created_at) as at
    from updates left join users on users.id = updates.asked_by
    where updates.posted_at is null and (updates.asked = 1 or updates.review_note is not null)
      and not exists (select 1 from drafts where drafts.resource = 'updates' and drafts.record_id = updates.id)
    order by updates.id`.execute(db)
  return rows
}

const beginChange = async (
  db: Schema['db'],
  { id, title, asked, review_note, user_id, name, at }: Request,
): Promise<void> => {
  const change = await db
    .insertInto('changes')
    .values({
      note: '',
      state: asked === 1 ? 'asked' : 'sent back',
      review_note: asked === 1 ? null : review_note,
      began_by: user_id,
      began_by_name: name,
      created_at: at,
      asked_by: user_id,
      asked_by_name: name,
      ...(asked !== 1 && (await findReviewer(db, id))),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const written = { written_by: user_id, written_by_name: name, written_at: at }
  await db
    .insertInto('drafts')
    .values({ resource: 'updates', record_id: id, change_id: change.id, title, ...written })
    .execute()
}

/** Who sent an update back, and when, as the log tells. */
const findReviewer = async (db: Schema['db'], id: number) => {
  const entry = await db
    .selectFrom('logs')
    .leftJoin('users', 'users.username', 'logs.username')
    .select(['users.id', 'users.name', 'logs.username', 'logs.created_at'])
    .where('logs.resource', '=', 'updates')
    .where('logs.record_id', '=', id)
    .where('logs.action', '=', 'send-back')
    .orderBy('logs.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (
    entry && {
      decided_by: entry.id,
      decided_by_name: entry.name ?? entry.username,
      decided_at: entry.created_at,
    }
  )
}

/** Deleted updates come back without the columns, and saved views don't filter by them. */
const forgetColumns = async (db: Schema['db']): Promise<void> => {
  const deleted = await db
    .selectFrom('trash')
    .select(['id', 'kept'])
    .where('resource', '=', 'updates')
    .execute()
  for (const { id, kept: json } of deleted) {
    const kept = JSON.parse(json) as { row: Record<string, unknown> }
    for (const column of columns) delete kept.row[column]
    await db
      .updateTable('trash')
      .set({ kept: JSON.stringify(kept) })
      .where('id', '=', id)
      .execute()
  }
  const views = await db
    .selectFrom('saved_views')
    .select(['id', 'query'])
    .where('resource', '=', 'updates')
    .execute()
  for (const { id, query: json } of views) {
    const query = JSON.parse(json) as { filter?: Record<string, unknown>; sort?: { field: string } }
    for (const name of Object.keys(query.filter ?? {}))
      if (/^(asked|review_note)(_empty|_q)?$/.test(name)) delete query.filter?.[name]
    if (columns.some((column) => column === query.sort?.field))
      Object.assign(query.sort ?? {}, { field: 'created_at' })
    await db
      .updateTable('saved_views')
      .set({ query: JSON.stringify(query) })
      .where('id', '=', id)
      .execute()
  }
}
