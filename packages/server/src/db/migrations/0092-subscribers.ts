import { sql } from 'kysely'
import type { Schema } from '../schema-builder.ts'

/** Subscribers of class notices, and their contacts. */
export const subscribers = async ({ db, id }: Schema): Promise<void> => {
  await id(db.schema.createTable('subscribers'))
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('kinds', 'text', (c) => c.notNull())
    .addColumn('consent', 'text', (c) => c.notNull())
    .addColumn('basis', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('ended_at', 'text')
    .execute()
  await id(db.schema.createTable('contacts'))
    .addColumn('subscriber_id', 'integer', (c) =>
      c.notNull().references('subscribers.id').onDelete('cascade'),
    )
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('levels', 'text')
    .addColumn('campuses', 'text')
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('mark', 'text', (c) => c.notNull())
    .addColumn('token', 'text', (c) => c.notNull())
    .addColumn('token_mark', 'text', (c) => c.notNull().unique())
    .addColumn('failures', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('failing_since', 'text')
    .addColumn('ended_at', 'text')
    .addColumn('why', 'text')
    .execute()
  await db.schema.createIndex('contacts_of_subscriber').on('contacts').column('subscriber_id').execute()
  // At most one active contact per mailbox.
  await sql`create unique index contacts_of_mark on contacts (channel, mark) where ended_at is null`.execute(
    db,
  )
}
