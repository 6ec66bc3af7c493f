import { sql } from 'kysely'
import type { Schema } from '../schema-builder.ts'

/**
 * Roles from before this upgrade, which takes permissions from some of them. Home lists these roles until somebody has
 * reviewed them.
 */
export const rolesToReview = async ({ db }: Schema): Promise<void> => {
  await db.schema
    .createTable('roles_to_review')
    .addColumn('role_id', 'integer', (c) => c.primaryKey().references('roles.id').onDelete('cascade'))
    .execute()
  await sql`insert into roles_to_review select id from roles`.execute(db)
}
