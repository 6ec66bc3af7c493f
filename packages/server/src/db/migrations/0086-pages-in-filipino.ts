import type { Schema } from '../schema-builder.ts'

/** Filipino texts of a page. */
export const pagesInFilipino = async ({ db }: Schema): Promise<void> => {
  for (const column of ['fil_title', 'fil_standing', 'fil_action', 'fil_body'])
    await db.schema.alterTable('pages').addColumn(column, 'text').execute()
}
