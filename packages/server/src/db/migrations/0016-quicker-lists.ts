import type { Schema } from '../schema-builder.ts'

/** Replaces `fold` by a faster one, and drops an index that 0009 has replaced. */
export const quickerLists = async ({ db, addFold }: Schema): Promise<void> => {
  await addFold()
  await db.schema.dropIndex('updates_posted').execute()
}
