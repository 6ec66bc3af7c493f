import type { Schema } from '../schema-builder.ts'

/** Portraits of people, with their alt texts. */
export const portraits = async ({ db }: Schema): Promise<void> => {
  for (const column of ['portrait', 'portrait_alt'])
    await db.schema.alterTable('people').addColumn(column, 'text').execute()
}
