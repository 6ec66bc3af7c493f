import { sql } from 'kysely'
import { baselineIndexes } from '../baseline/indexes.ts'
import { baselineTables } from '../baseline/tables.ts'
import { databaseKind } from '../dialect.ts'
import { addFold } from '../fold.ts'
import { indexRecordWords, indexWords } from '../full-text.ts'
import { listWords } from '../longer-words.ts'
import type { Schema } from '../schema-builder.ts'

/** The database of 0.3.1. One that release has opened has it already (`takeBaseline` in migrate.ts). */
export const baseline = async ({ db, indexTrigrams }: Schema): Promise<void> => {
  const run = (statement: string) =>
    sql.raw(databaseKind(db) === 'sqlite' ? toSqlite(statement) : statement).execute(db)
  await addFold(db)
  for (const [name, columns] of Object.entries(baselineTables)) await run(`create table ${name} (${columns})`)
  for (const index of baselineIndexes) await run(`create ${index}`)
  await indexWords(db)
  await listWords(db)
  await indexRecordWords(db)
  await indexTrigrams('updates', ['title', 'subtitle'])
  await indexTrigrams('logs', ['description', 'username'])
  await indexTrigrams('users', ['name', 'username', 'email'])

  await db.insertInto('content_version').values({ id: 1, version: 1 }).execute()
  for (const table of ['college', 'home'])
    await sql`insert into ${sql.table(table)} (id) values (1)`.execute(db)
  await sql`insert into academic_calendar (id, school_year, note) values (1, '', '')`.execute(db)
  await sql`insert into contact (id, hours, form_title, form_text, form_sent, map_title, map_text, map_picture, map_alt, map_frame,
    map_href, map_label) values (1, '[]', '', '', '', '', '', '', '', '', '', '')`.execute(db)
}

/** SQLite puts nulls first by default, and has no words for it in an index. */
const toSqlite = (statement: string): string =>
  statement
    .replace('serial primary key', 'integer primary key autoincrement')
    .replaceAll('bytea', 'blob')
    .replaceAll(' nulls first', '')
