import { sql } from 'kysely'
import type { Schema } from '../schema-builder.ts'

/**
 * Adds to each former draft its starting text, its release and the outcome of the upgrade. The previous version dropped the
 * tables of drafts in 0076, after it had converted drafts of pages without values of data files.
 */
export const formerDrafts = async ({ db }: Schema): Promise<void> => {
  for (const column of ['base', 'review_note', 'outcome', 'problem'])
    await db.schema.alterTable('former_texts').addColumn(column, 'text').execute()
  for (const column of ['change_id', 'asked_by'])
    await db.schema.alterTable('former_texts').addColumn(column, 'integer').execute()
  const tables = new Set((await db.introspection.getTables()).map(({ name }) => name))
  if (tables.has('content_drafts')) await takeDrafts(db)
  else await settleCarried(db)
}

/** A draft of a new file started from an empty text. Null means that nobody stored the text. */
const takeDrafts = async (db: Schema['db']): Promise<void> => {
  const draft = sql`from content_drafts join content_changes on content_changes.id = content_drafts.change_id
    where content_drafts.path = former_texts.path`
  await sql`update former_texts set
      base = (select case when base_hash is null then '' else
        (select text from content_texts where content_texts.hash = base_hash) end ${draft}),
      change_id = (select content_drafts.change_id ${draft}),
      asked_by = (select content_changes.asked_by ${draft}),
      review_note = (select content_changes.review_note ${draft})
    where state in ('draft', 'waiting')`.execute(db)
  for (const table of ['content_drafts', 'content_changes', 'content_texts'])
    await db.schema.dropTable(table).execute()
}

const settleCarried = async (db: Schema['db']): Promise<void> => {
  const filled = await sql`select 1 from moments where name = 'filled pages'`.execute(db)
  if (filled.rows.length === 0) return
  const { rows } = await sql<{ id: number; path: string; text: string | null }>`
    select id, path, text from former_texts where state in ('draft', 'waiting')`.execute(db)
  for (const { id, path, text } of rows)
    if (text !== null && wasPage.test(path) && !insertedData.test(text))
      await sql`update former_texts set outcome = 'carried' where id = ${id}`.execute(db)
}

const wasPage = /^(?:pages\/.+|privacy-notice)\.md$/
const insertedData = /\{\{\s*data\.|^:{2,}\w+ data\./m
