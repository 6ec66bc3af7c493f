import { sql } from 'kysely'
import type { Schema } from '../schema-builder.ts'

/** Which records show or link to what: the table of pictures' uses, for files and addresses of pages, too. The next start fills it. */
export const uses = async ({ db }: Schema): Promise<void> => {
  await db.schema
    .createTable('uses')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('target', 'text', (c) => c.notNull())
    .addColumn('resource', 'text', (c) => c.notNull())
    .addColumn('record_id', 'integer', (c) => c.notNull())
    .addColumn('field', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('uses_key', ['kind', 'target', 'resource', 'record_id', 'field'])
    .execute()
  await db.schema.createIndex('uses_of_record').on('uses').columns(['resource', 'record_id']).execute()
  await sql`insert into uses (kind, target, resource, record_id, field)
    select 'picture', hash, resource, record_id, field from picture_uses`.execute(db)
  await db.schema.dropTable('picture_uses').execute()
  await sql`delete from moments where name = 'picture uses'`.execute(db)
}
