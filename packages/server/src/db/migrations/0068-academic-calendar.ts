import type { Schema } from '../schema-builder.ts'

/**
 * The school year and its days, which were academic-calendar.yaml of the college's folder. The first start fills them from there;
 * `sample` names the fields that are still the sample's, and is null of what nobody has filled.
 */
export const academicCalendar = async ({ db, id }: Schema): Promise<void> => {
  await db.schema
    .createTable('academic_calendar')
    .$call(id)
    .addColumn('school_year', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('week', 'text')
    .addColumn('sample', 'text')
    .execute()
  await db.insertInto('academic_calendar').values({ id: 1, school_year: '', note: '' }).execute()
  await db.schema
    .createTable('calendar_entries')
    .$call(id)
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('from', 'text', (c) => c.notNull())
    .addColumn('to', 'text')
    .addColumn('levels', 'text')
    .addColumn('sample', 'text')
    .execute()
  await db.schema
    .createIndex('calendar_entries_in_order')
    .on('calendar_entries')
    .columns(['from', 'id'])
    .execute()
}
