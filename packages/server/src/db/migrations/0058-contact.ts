import type { Insertable } from 'kysely'
import type { Schema } from '../schema-builder.ts'
import type { Tables } from '../tables.ts'

/**
 * The words of the contact page, which were contact.yaml of the college's folder. The first start fills the record from there;
 * until then `sample`, which names the fields that are still the sample's, is null.
 */
export const contact = async ({ db, id }: Schema): Promise<void> => {
  await db.schema
    .createTable('contact')
    .$call(id)
    .addColumn('hours', 'text', (c) => c.notNull())
    .addColumn('form_title', 'text', (c) => c.notNull())
    .addColumn('form_text', 'text', (c) => c.notNull())
    .addColumn('form_sent', 'text', (c) => c.notNull())
    .addColumn('map_title', 'text', (c) => c.notNull())
    .addColumn('map_text', 'text', (c) => c.notNull())
    .addColumn('map_picture', 'text', (c) => c.notNull())
    .addColumn('map_avif', 'text')
    .addColumn('map_alt', 'text', (c) => c.notNull())
    .addColumn('map_frame', 'text', (c) => c.notNull())
    .addColumn('map_href', 'text', (c) => c.notNull())
    .addColumn('map_label', 'text', (c) => c.notNull())
    .addColumn('sample', 'text')
    .execute()
  const blank = { hours: '[]', form_title: '', form_text: '', form_sent: '', map_title: '', map_text: '' }
  const map = { map_picture: '', map_alt: '', map_frame: '', map_href: '', map_label: '' }
  await db
    .insertInto('contact')
    // Later migrations add the others.
    .values({ id: 1, ...blank, ...map } as Insertable<Tables['contact']>)
    .execute()
}
