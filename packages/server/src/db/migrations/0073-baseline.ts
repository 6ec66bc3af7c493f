import { sql } from 'kysely'
import { baselineIndexes } from '../baseline/indexes.ts'
import { baselineTables } from '../baseline/tables.ts'
import type { Schema } from '../schema-builder.ts'

/** The schema of 0.3.1. A database that 0.3.1 has opened already has it (`takeBaseline` in migrate.ts). */
export const baseline = async ({ db, dialect, run, indexTrigrams }: Schema): Promise<void> => {
  const { functions, define, fullText } = dialect
  await run(functions)
  for (const [name, columns] of Object.entries(baselineTables))
    await run([define(`create table ${name} (${columns})`)])
  await run(baselineIndexes.map((index) => define(`create ${index}`)))
  await run(fullText.make)
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
