import type { ContentChange, ContentEdit } from '@kampana/shared/content/content-api'
import { sql } from 'kysely'
import type { DbClient, Tables } from '../db/tables.ts'
import type { Selectable } from 'kysely'
import { notFound } from '../error.ts'
import { findText } from './texts.ts'

/** The changes that wait for their publication, the last one first. */
export const listOpenChanges = async (db: DbClient): Promise<ContentChange[]> => {
  const rows = await db
    .selectFrom('content_changes')
    .selectAll()
    .where('state', '!=', 'published')
    .orderBy('id', 'desc')
    .execute()
  const drafts = await db.selectFrom('content_drafts').select(['path', 'change_id']).orderBy('path').execute()
  return rows.map((row) =>
    toChange(
      row,
      drafts.filter(({ change_id }) => change_id === row.id).map(({ path }) => path),
    ),
  )
}

/** A change with the paths of its files. Rejects with a 404. */
export const findChange = async (db: DbClient, id: number): Promise<ContentChange> => {
  const row = await db.selectFrom('content_changes').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('Change', id)
  const paths = await db
    .selectFrom(row.state === 'published' ? 'content_versions' : 'content_drafts')
    .select('path')
    .where('change_id', '=', id)
    .orderBy(sql`path`)
    .execute()
  return toChange(
    row,
    paths.map(({ path }) => path),
  )
}

const toChange = (
  {
    id,
    note,
    state,
    publish_at,
    problem,
    causer,
    review_note,
    created_at,
  }: Selectable<Tables['content_changes']>,
  paths: readonly string[],
): ContentChange => ({ id, note, state, publish_at, problem, review_note, by: causer, at: created_at, paths })

/** The drafts of a change, as edits of what they are based on. */
export const readChangeEdits = async (db: DbClient, id: number): Promise<ContentEdit[]> => {
  const drafts = await db
    .selectFrom('content_drafts')
    .selectAll()
    .where('change_id', '=', id)
    .orderBy('path')
    .execute()
  return Promise.all(
    drafts.map(async ({ path, hash, base_hash }) => ({ path, base_hash, text: await findText(db, hash) })),
  )
}
