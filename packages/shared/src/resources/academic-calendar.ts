import { longText, optional, rows, select, tags, text } from '../kinds/index.ts'
import { defineResource } from '../resource.ts'
import { weekdays } from '../school-day-kinds.ts'

/** What the academic calendar says besides its entries. */
export const academicCalendar = defineResource({
  name: 'academic-calendar',
  singular: 'school year',
  label: 'School Year',
  purpose:
    'The name of the school year, the words above its calendar, and the days of the week with classes.',
  icon: 'calendar',
  group: 'Academics',
  title: 'school_year',
  singleton: true,
  editorial: true,
  inFolder: true,
  actions: ['show', 'edit'],
  shownAt: '/academics/academic-calendar',
  permissions: { show: 'edit college', edit: 'edit college', publish: 'publish content' },
  drafts: {},
  fields: {
    school_year: text('School year'),
    note: longText('Words above the calendar', { max: 1000 }),
    week: optional(
      rows('Days of the week with classes', {
        from: select('From', weekdays),
        to: select('To', weekdays),
        levels: tags('Levels', { of: 'levels', all: 'All levels' }),
      }),
    ),
  },
  help: {
    school_year: 'As visitors read it: “S.Y. 2026-2027”.',
    note: 'Who has set it, and what may still change.',
    week: 'Class Status says from them whether a day has classes. Without any, nothing is said of an ordinary day.',
  },
  search: [],
})
