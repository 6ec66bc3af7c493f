import { classStatusLabels } from '../class-status-labels.ts'
import { boolean, optional, select, tags, text, url } from '@kampana/engine-declare/kinds/index'
import { announcementLabels } from '../notices/announcements.ts'
import { defineResource } from '@kampana/engine-declare/resource'

/** The college's rules after an announcement. 'Post a class notice' is prefilled from them. */
export const suspensionRules = defineResource({
  name: 'suspension-rules',
  singular: 'suspension rule',
  label: 'Suspension rules',
  purpose:
    'The levels without classes for each signal, rainfall warning or order, with the source of the rule. “Post a class notice” fills in its form from these rules.',
  icon: 'umbrella',
  group: 'Website',
  title: 'title',
  inFolder: true,
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  // Everybody who posts notices needs them, and they are public anyway.
  public: ['list', 'show'],
  fields: {
    title: text('Name'),
    announced: select('Announcement', announcementLabels),
    levels: tags('Levels', { of: 'levels', all: 'All levels' }),
    status: select('Status', classStatusLabels),
    reason: optional(text('Reason', { max: 160 })),
    source: text('Source'),
    source_url: optional(url('Source address')),
    checked: boolean('Verified', { yes: 'Verified against source', no: 'Sample: not verified' }),
  },
  help: {
    title: 'The name in this list, for example “Signal No. 2, kindergarten to grade 10”.',
    levels: 'Rules with the same announcement and status are combined into one notice.',
    reason: 'In English, if families should read more than the announcement.',
    source: 'The order, or the person at the college who decided, for example “DepEd Order 22, s. 2024”.',
    checked: 'Set this after someone at the college has read the source and confirmed the rule.',
  },
  unique: [['title']],
  order: ['announced', 'ASC'],
  search: ['title', 'source'],
})
