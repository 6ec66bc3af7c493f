import { longText, optional, rows, select, tags, text } from '@kampana/engine-declare/kinds/index'
import { defineResource } from '@kampana/engine-declare/resource'
import { weekdays } from '../school-day-kinds.ts'

/** Texts of the academic calendar, without its entries. */
export const academicCalendar = defineResource({
  name: 'academic-calendar',
  singular: 'school year',
  label: 'School year',
  purpose: 'School year, introduction to its calendar, and class days of the week.',
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
    note: longText('Introduction', { max: 1000 }),
    week: optional(
      rows('Class days', {
        from: select('From', weekdays),
        to: select('To', weekdays),
        levels: tags('Levels', { of: 'levels', all: 'All levels' }),
      }),
    ),
  },
  help: {
    school_year: 'As shown to visitors, for example “S.Y. 2026-2027”.',
    note: 'Shown above the calendar. Name who approved the calendar and which dates may still change.',
    week: 'Class Status uses these days to show if a day has classes. Without class days it shows only entries and notices.',
  },
  search: [],
})
