import type { Schema } from '../schema-builder.ts'

/** When a session's person last gave their password; none since they signed in. */
export const confirmedSessions = async ({ db }: Schema): Promise<void> => {
  await db.schema.alterTable('sessions').addColumn('confirmed_at', 'text').execute()
}
