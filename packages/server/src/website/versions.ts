import type { ContentVersionSummary, ContentVersionText } from '@kampana/shared/content/content-api'
import type { Selectable } from 'kysely'
import type { DbClient, Tables } from '../db/tables.ts'
import { notFound } from '../error.ts'
import { findText } from './texts.ts'

const mostVersions = 200

/** The versions of a file, or of all, the newest first; `before` is the id of the last one that was read. */
export const listVersions = async (
  db: DbClient,
  { path, before }: { path?: string | undefined; before?: number | undefined },
): Promise<ContentVersionSummary[]> => {
  const rows = await db
    .selectFrom('content_versions')
    .selectAll()
    .$if(path !== undefined, (query) => query.where('path', '=', path ?? ''))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(mostVersions)
    .execute()
  return rows.map(toVersion)
}

/** A version with its text, and the one that it replaced. Rejects with a 404. */
export const findVersion = async (db: DbClient, id: number): Promise<ContentVersionText> => {
  const row = await db.selectFrom('content_versions').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('Version', id)
  return { ...toVersion(row), text: await findText(db, row.hash), former: await findText(db, row.parent) }
}

const toVersion = ({
  id,
  path,
  hash,
  kind,
  causer,
  created_at,
  note,
  change_id,
}: Selectable<Tables['content_versions']>): ContentVersionSummary => ({
  id,
  path,
  hash,
  kind,
  by: causer,
  at: created_at,
  note,
  change_id,
})
