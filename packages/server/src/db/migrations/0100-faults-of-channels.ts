import type { Schema } from '../schema-builder.ts'

/** Why a channel is off whose file can't be used. */
export const faultsOfChannels = async ({ db }: Schema): Promise<void> => {
  await db.schema.alterTable('channels').addColumn('problem', 'text').execute()
}
