import { sql } from 'kysely'
import type { Schema } from '../schema-builder.ts'

/**
 * Collects the texts that staff saved over files of the college's folder in one table. The first start converts the live texts
 * and retains the others. Review days of pages get their own table. Migration 0106 later drops the tables of drafts, after copying
 * the text each draft began from.
 */
export const formerTexts = async ({ db, id }: Schema): Promise<void> => {
  await db.schema
    .createTable('former_texts')
    .$call(id)
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('text', 'text')
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('causer', 'text', (c) => c.notNull())
    .addColumn('written_at', 'text', (c) => c.notNull())
    .addColumn('publish_at', 'text')
    .execute()
  await sql`insert into former_texts (path, text, state, note, causer, written_at)
    select path, text, 'version', note, causer, created_at
    from content_versions left join content_texts on content_texts.hash = content_versions.hash
    order by id`.execute(db)
  // The live text is always the last version.
  await sql`update former_texts set state = 'live'
    where id in (select max(id) from former_texts group by path)
      and path in (select path from content_heads)`.execute(db)
  await sql`insert into former_texts (path, text, state, note, causer, written_at, publish_at)
    select path, text, case when state = 'draft' then state else 'waiting' end, note,
      content_drafts.causer, updated_at, publish_at
    from content_drafts join content_changes on content_changes.id = change_id
      left join content_texts on content_texts.hash = content_drafts.hash
    order by path`.execute(db)
  await sql`delete from uses where resource = 'website'`.execute(db)
  for (const table of former) await db.schema.dropTable(table).execute()
  await db.schema.alterTable('content_reviews').renameTo('former_reviews').execute()
}

const former = ['content_editors', 'content_versions', 'content_heads']
