import type { Schema } from '../schema-builder.ts'

/** `fold` has become quicker, and lists sorted by their day of publication have an index of their own (0009). */
export const quickerLists = async ({ db, addFold }: Schema): Promise<void> => {
  await addFold()
  await db.schema.dropIndex('updates_posted').execute()
}
