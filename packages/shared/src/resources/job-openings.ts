import { day, file, datetime, optional, readOnly, richText, text } from '../kinds/index.ts'
import { defineResource } from '../resource.ts'

/** Positions that the college wants to fill. The career page shows each until the end of its closing day. */
export const jobOpenings = defineResource({
  name: 'job-openings',
  singular: 'job opening',
  label: 'Job Openings',
  purpose:
    'Positions that the college wants to fill. The career page shows each until the end of its closing day.',
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
    closing_day: day('Closing day', { earliest: 'today' }),
    form: optional(file('Application form')),
    created_at: readOnly(datetime('Created')),
  },
  help: {
    title: 'As on the contract: “Teacher I, Mathematics”.',
    department: 'Where the person would work.',
    body: 'What the person will do, what is asked for, and how to apply.',
    closing_day: 'The last day on which the career page shows it.',
    form: 'A form to fill in and bring along, as PDF or Word file.',
  },
  order: ['closing_day', 'ASC'],
  search: ['title', 'department'],
})
