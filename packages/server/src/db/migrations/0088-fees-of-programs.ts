import type { Schema } from '../schema-builder.ts'

const columns = { programs: 'charges', college: 'fees_exclude', contact: 'accounts_note' }

/** What a program's first year costs, what is in no fee, and which accounts on the web are the college's own. */
export const feesOfPrograms = async ({ db }: Schema): Promise<void> => {
  for (const [table, name] of Object.entries(columns))
    await db.schema.alterTable(table).addColumn(name, 'text').execute()
}
