import { sql } from 'kysely'
import type { Schema } from '../schema-builder.ts'

/**
 * Posts to channels become deliveries. Renaming the tables first locks them on PostgreSQL, so that a node of the former version
 * neither starts nor marks a post meanwhile. A post on its way then isn't repeated: its service may have published it.
 */
export const postsAreDeliveries = async ({ db, id }: Schema): Promise<void> => {
  await db.schema.alterTable('deliveries').renameTo('former_deliveries').execute()
  await sql`alter table channel_posts rename to former_posts`.execute(db)
  await id(db.schema.createTable('deliveries'))
    .addColumn('alert_id', 'integer', (c) => c.notNull().references('alerts.id').onDelete('cascade'))
    .addColumn('transport', 'text', (c) => c.notNull())
    .addColumn('contact_id', 'integer', (c) => c.references('contacts.id').onDelete('cascade'))
    .addColumn('channel', 'text')
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('twice', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('owner', 'integer')
    .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('due_at', 'text', (c) => c.notNull())
    .addColumn('taken_at', 'text')
    .addColumn('took', 'integer')
    .addColumn('reply', 'text')
    .addColumn('reference', 'text')
    .execute()
  await sql`insert into deliveries
      (alert_id, transport, contact_id, state, twice, owner, tries, due_at, taken_at, took, reply)
    select alert_id, contacts.channel, contact_id, state, twice, owner, tries, due_at, taken_at, took, reply
    from former_deliveries join contacts on contacts.id = contact_id order by alert_id, contact_id`.execute(
    db,
  )
  await sql`insert into deliveries (alert_id, transport, channel, state, due_at, taken_at, reply, reference)
    select alert_id, 'chat', channel, case state when 'sending' then 'unknown' else state end, hold_until, taken_at,
      case state when 'sending' then 'The server was upgraded before the channel replied.' else former_posts.problem end,
      reference
    from former_posts join alerts on alerts.id = alert_id order by alert_id, channel`.execute(db)
  for (const table of ['former_deliveries', 'former_posts']) await db.schema.dropTable(table).execute()
  await sql`create unique index deliveries_of_alert on deliveries (alert_id, contact_id)`.execute(db)
  await sql`create unique index posts_of_alert on deliveries (alert_id, channel) where channel is not null`.execute(
    db,
  )
  await db.schema.createIndex('deliveries_to_send').on('deliveries').columns(['state', 'due_at']).execute()
  await db.schema.createIndex('deliveries_of_contact').on('deliveries').column('contact_id').execute()
}
