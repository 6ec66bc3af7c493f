import { sql } from 'kysely'
import type { Schema } from '../schema-builder.ts'

/**
 * Verification codes of notices and updates, with signed statements of their content. The next start adds codes to existing
 * records.
 */
export const proofs = async ({ db }: Schema): Promise<void> => {
  await db.schema
    .createTable('proofs')
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('resource', 'text', (c) => c.notNull())
    .addColumn('record_id', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('signature', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('proofs_key', ['code', 'version'])
    .addUniqueConstraint('proofs_of_record', ['resource', 'record_id', 'version'])
    .execute()
  await db.schema
    .createTable('keys')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('public', 'text', (c) => c.notNull())
    .addColumn('sealed', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  for (const table of ['class_status', 'updates']) {
    await db.schema.alterTable(table).addColumn('code', 'text').execute()
    await sql`create index ${sql.ref(`${table}_without_code`)} on ${sql.table(table)} (id) where code is null`.execute(
      db,
    )
  }
}
