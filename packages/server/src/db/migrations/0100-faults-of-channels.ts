import type { Schema } from '../schema-builder.ts'

/** Reason why a channel with an unusable file is off. */
export const faultsOfChannels = async ({ db }: Schema): Promise<void> => {
  await db.schema.alterTable('channels').addColumn('problem', 'text').execute()
}
