import { day, file, datetime, optional, readOnly, richText, text } from '@kampana/engine-declare/kinds/index'
import { defineResource } from '@kampana/engine-declare/resource'

/** Open positions at the college. The career page shows each until the end of its closing day. */
export const jobOpenings = defineResource({
  name: 'job-openings',
  singular: 'job opening',
  label: 'Job openings',
  purpose:
    'Open positions at the college. The career page shows each position until the end of its closing day.',
  icon: 'briefcase',
  sections: 'ignored',
  title: 'title',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  public: ['list', 'show'],
  expiresAt: 'closing_day',
  publicSearch: {
    address: '/career#opening-{id}',
    lead: ['department'],
    body: ['body'],
    newest: 'created_at',
  },
  fields: {
    title: text('Position'),
    department: text('Department'),
    body: richText('Description'),
    closing_day: day('Closing date', { earliest: 'today' }),
    form: optional(file('Application form')),
    created_at: readOnly(datetime('Created')),
  },
  help: {
    title: 'The position as in the contract, for example “Teacher I, Mathematics”.',
    department: 'The department or office of the position.',
    body: 'Duties, requirements and how to apply.',
    closing_day: 'The last day on which the career page shows the position.',
    form: 'A form that applicants fill in and bring, as a PDF or Word file.',
  },
  order: ['closing_day', 'ASC'],
  search: ['title', 'department'],
})
