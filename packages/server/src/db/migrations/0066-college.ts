import { sql } from 'kysely'
import type { Schema } from '../schema-builder.ts'

const texts = ['name', 'short_name', 'motto', 'motto_meaning', 'founded', 'town', 'description', 'colophon']
const drawings = ['seal', 'seal_mono']
const studentPortal = ['student_portal_label', 'student_portal_href']
const rest = ['calling_code', 'decision_hour', 'language']
const optional = [
  'contacts',
  'portals',
  'social',
  'afternoon_decision_hour',
  'newer_website_address',
  'newer_website_title',
  'newer_website_invitation',
  'newer_website_until',
]
const parts = ['paper', 'band', 'sheet', 'rule', 'ink', 'quiet', 'accent', 'accent_text', 'alert']
const colours = [
  'colours_brand',
  ...['light', 'dark'].flatMap((mode) => parts.map((part) => `colours_${mode}_${part}`)),
]
const flags = ['newer_website_hidden', 'show_last_checked']

/**
 * Who the college is, which was college.yaml and the seals of its folder. The first start fills the record from there.
 * `sample` names the fields that are still the sample's.
 */
export const college = async ({ db, id }: Schema): Promise<void> => {
  let table = db.schema.createTable('college').$call(id)
  const add = (names: readonly string[], blank: string): void => {
    for (const name of names) table = table.addColumn(name, 'text', (c) => c.notNull().defaultTo(blank))
  }
  add([...texts, ...drawings, ...studentPortal, ...rest, ...colours], '')
  add(['campuses', 'levels'], '[]')
  for (const name of [...optional, 'sample']) table = table.addColumn(name, 'text')
  for (const name of flags) table = table.addColumn(name, 'integer', (c) => c.notNull().defaultTo(0))
  await table.execute()
  await sql`insert into college (id) values (1)`.execute(db)
}
