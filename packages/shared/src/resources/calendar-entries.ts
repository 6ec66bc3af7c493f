import { day, optional, select, tags, text } from '@kampana/engine-declare/kinds/index'
import { defineResource } from '@kampana/engine-declare/resource'
import { contentPermissions } from '../content/content-permissions.ts'
import { schoolDayKinds } from '../school-day-kinds.ts'

/** Entries of the school year, each for one or several days. */
export const calendarEntries = defineResource({
  name: 'calendar-entries',
  singular: 'calendar entry',
  label: 'Calendar entries',
  purpose:
    'Dates of the school year, such as enrollment, examinations, celebrations and days without classes. They appear in the academic calendar, the calendar of events and Class Status.',
  icon: 'calendar',
  group: 'Academics',
  title: 'title',
  editorial: true,
  inFolder: true,
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  permissions: contentPermissions('edit college'),
  public: ['list', 'show'],
  drafts: {},
  inBodies: {
    columns: ['title', 'levels', 'from', 'to'],
    facts: ['from', 'to', 'levels'],
    labels: { title: 'What', levels: 'For', from: 'First day', to: 'Last day' },
  },
  fields: {
    title: text('Title'),
    kind: select('Type', schoolDayKinds),
    from: day('From'),
    to: optional(day('To', { notBefore: 'from' })),
    levels: tags('Levels', { of: 'levels', all: 'All levels' }),
  },
  help: {
    kind: 'Choose “No classes” for holidays, vacations and breaks between terms. Class Status shows it on these days.',
    to: 'The last day, if the entry covers several days.',
    levels: 'The levels to which the date applies.',
  },
  order: ['from', 'ASC'],
  search: ['title'],
})
