import type { Schema } from '../schema-builder.ts'

const columns = {
  home: ['opening_heading', 'opening_lead', 'opening_button', 'opening_href', 'more_links', 'figures'],
  college: ['aid_year', 'aid_source'],
}

/** Opening, links and figures of the home page, and the share of students who pay less. */
export const homeOpening = async ({ db }: Schema): Promise<void> => {
  for (const [table, names] of Object.entries(columns))
    for (const name of names) await db.schema.alterTable(table).addColumn(name, 'text').execute()
  await db.schema.alterTable('college').addColumn('aid_share', 'double precision').execute()
}
