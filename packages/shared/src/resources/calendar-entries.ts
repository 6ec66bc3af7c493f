import { day, optional, select, tags, text } from '../kinds/index.ts'
import { defineResource } from '../resource.ts'
import { contentPermissions } from '../content/content-permissions.ts'
import { schoolDayKinds } from '../school-day-kinds.ts'

/** The days of the school year, each of one or several days. */
export const calendarEntries = defineResource({
  name: 'calendar-entries',
  singular: 'calendar entry',
  label: 'Calendar Entries',
  purpose:
    'The days of the school year: when classes begin and end, enrollment, examinations, celebrations and days without classes. Visitors read them in the academic calendar and in the calendar of events, and Class Status says from them whether there are classes.',
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
    kind: select('Kind', schoolDayKinds),
    from: day('From'),
    to: optional(day('To', { notBefore: 'from' })),
    levels: tags('Levels', { of: 'levels', all: 'All levels' }),
  },
  help: {
    kind: '“No classes” is for holidays, vacations and breaks between terms: Class Status says so on these days.',
    to: 'The last day, where there are several.',
    levels: 'Whom it concerns.',
  },
  order: ['from', 'ASC'],
  search: ['title'],
})
