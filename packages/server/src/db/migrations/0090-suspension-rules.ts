import type { Schema } from '../schema-builder.ts'

/** Rules of the college for storm signals and other announcements. */
export const suspensionRules = async ({ db, id }: Schema): Promise<void> => {
  await id(db.schema.createTable('suspension_rules'))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('announced', 'text', (c) => c.notNull())
    .addColumn('levels', 'text')
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('reason', 'text')
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('source_url', 'text')
    .addColumn('checked', 'integer', (c) => c.notNull())
    .addColumn('sample', 'text')
    .execute()
  await db.schema
    .createIndex('suspension_rules_of_title')
    .unique()
    .on('suspension_rules')
    .column('title')
    .execute()
  await db.schema
    .createIndex('suspension_rules_in_order')
    .on('suspension_rules')
    .columns(['announced', 'id'])
    .execute()
}
