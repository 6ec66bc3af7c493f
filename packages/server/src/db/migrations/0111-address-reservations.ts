import { sql } from 'kysely'
import type { Schema } from '../schema-builder.ts'

/** Unpublished records only reserve their address, in a separate table, so that a redirect from there continues to work. */
export const addressReservations = async ({ db }: Schema): Promise<void> => {
  await db.schema
    .createTable('address_reservations')
    .addColumn('path', 'text', (c) => c.primaryKey())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('resource', 'text', (c) => c.notNull())
    .addColumn('record_id', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('address_reservations_of_record')
    .on('address_reservations')
    .columns(['resource', 'record_id'])
    .execute()
  // A college's own resources use the product's name for the field.
  for (const { name, columns } of await db.introspection.getTables()) {
    if (!columns.some((column) => column.name === 'posted_at')) continue
    const unpublished = sql`resource = ${name.replaceAll('_', '-')} and state = 'live'
      and record_id in (select id from ${sql.table(name)} where posted_at is null)`
    await sql`insert into address_reservations (path, address, resource, record_id)
      select path, address, resource, record_id from addresses where ${unpublished}`.execute(db)
    await sql`delete from addresses where ${unpublished}`.execute(db)
  }
}
