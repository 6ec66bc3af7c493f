import type { Schema } from '../schema-builder.ts'

const columns = { programs: 'charges', college: 'fees_exclude', contact: 'accounts_note' }

/** First-year costs of a program, costs not included in fees, and the college's social media accounts. */
export const feesOfPrograms = async ({ db }: Schema): Promise<void> => {
  for (const [table, name] of Object.entries(columns))
    await db.schema.alterTable(table).addColumn(name, 'text').execute()
}
