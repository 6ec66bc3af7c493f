import { sql } from 'kysely'
import type { Schema } from '../schema-builder.ts'

const texts = ['heading', 'salutation', 'paragraphs', 'closing', 'name', 'office'].map(
  (name) => `president_${name}`,
)
const embeds = ['feed', 'video'].flatMap((owner) =>
  ['title', 'text', 'frame', 'href', 'label'].map((name) => `${owner}_${name}`),
)

/** The words of the home page, which were home.yaml of the college's folder; the next start fills the record from there. */
export const home = async ({ db, id }: Schema): Promise<void> => {
  let table = db.schema
    .createTable('home')
    .$call(id)
    .addColumn('quick_links', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('sample', 'text')
  for (const name of [...texts, ...embeds])
    table = table.addColumn(name, 'text', (c) => c.notNull().defaultTo(''))
  await table.execute()
  await sql`insert into home (id) values (1)`.execute(db)
}
