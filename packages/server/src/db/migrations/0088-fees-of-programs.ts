import type { Schema } from '../schema-builder.ts'

const columns = {
  programs: ['charges'],
  college: ['fees_exclude'],
  contact: ['accounts_note'],
  updates: ['place'],
}

/** What a program's first year costs, what is in no fee, whom to trust with money and children, and where an event is. */
export const feesOfPrograms = async ({ db }: Schema): Promise<void> => {
  for (const [table, names] of Object.entries(columns))
    for (const name of names) await db.schema.alterTable(table).addColumn(name, 'text').execute()
  await db.schema
    .alterTable('contact')
    .addColumn('protection_office_id', 'integer', (c) => c.references('offices.id').onDelete('set null'))
    .execute()
}
