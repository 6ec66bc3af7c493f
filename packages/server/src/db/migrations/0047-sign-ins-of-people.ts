import { sql } from 'kysely'
import type { Schema } from '../schema-builder.ts'

/**
 * When people last signed in, how often that failed since, who caused a log entry, and as which role somebody looks at the
 * dashboard. What the log still tells of the past is filled in.
 */
export const signInsOfPeople = async ({ db, jsonInteger }: Schema): Promise<void> => {
  await db.schema.alterTable('users').addColumn('last_sign_in_at', 'text').execute()
  await db.schema
    .alterTable('users')
    .addColumn('failed_sign_ins', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('sessions')
    .addColumn('viewed_role_id', 'integer', (c) => c.references('roles.id').onDelete('set null'))
    .execute()
  await db.schema.alterTable('logs').addColumn('causer_id', 'integer').execute()
  await sql`update logs set causer_id = ${jsonInteger('properties', 'causer', 'id')}`.execute(db)
  await db.schema.createIndex('logs_of_causer').on('logs').columns(['causer_id', 'created_at']).execute()
  await sql`update users set last_sign_in_at = (
    select max(created_at) from logs
    where logs.resource = 'users' and logs.record_id = users.id and logs.action in ('sign-in', 'use-recovery-code')
  )`.execute(db)
}
