import type { Schema } from '../schema-builder.ts'

/** Offices and the people of the college, which were data files of the folder's pages. The first start fills them from there. */
export const peopleAndOffices = async ({ db, id }: Schema): Promise<void> => {
  await db.schema
    .createTable('offices')
    .$call(id)
    .addColumn('title', 'text', (c) => c.notNull().unique())
    .addColumn('page', 'text')
    .addColumn('directory', 'text')
    .addColumn('desk', 'text')
    .addColumn('place', 'text')
    .addColumn('hours', 'text')
    .addColumn('telephone', 'text')
    .addColumn('mail', 'text')
    .addColumn('sort_order', 'double precision')
    .addColumn('sample', 'text')
    .execute()
  await db.schema
    .createTable('people')
    .$call(id)
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('office_id', 'integer', (c) => c.references('offices.id'))
    .addColumn('rank', 'text')
    .addColumn('degree', 'text')
    .addColumn('heads', 'integer')
    .addColumn('group', 'text')
    .addColumn('position', 'text')
    .addColumn('class', 'text')
    .addColumn('sort_order', 'double precision')
    .addColumn('sample', 'text')
    .execute()
  await db.schema
    .createIndex('people_of_office')
    .on('people')
    .columns(['office_id', 'name'])
    .unique()
    .execute()
}
