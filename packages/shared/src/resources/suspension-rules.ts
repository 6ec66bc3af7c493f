import { classStatusLabels } from '../class-status-labels.ts'
import { boolean, optional, select, tags, text, url } from '../kinds/index.ts'
import { announcementLabels } from '../notices/announcements.ts'
import { defineResource } from '../resource.ts'

/** What the college does when something is announced. 'Post a class notice' fills itself in from them. */
export const suspensionRules = defineResource({
  name: 'suspension-rules',
  singular: 'suspension rule',
  label: 'Suspension Rules',
  purpose:
    'What the college does when a signal, a rainfall warning or an order is announced: which levels have no classes, and by whose rule. “Post a class notice” fills itself in from them.',
  icon: 'umbrella',
  group: 'Website',
  title: 'title',
  inFolder: true,
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  // Whoever posts notices reads them, whatever else they may do; they are no secret.
  public: ['list', 'show'],
  fields: {
    title: text('Rule'),
    announced: select('What was announced', announcementLabels),
    levels: tags('Levels', { of: 'levels', all: 'All levels' }),
    status: select('Status', classStatusLabels),
    reason: optional(text('Reason', { max: 160 })),
    source: text('Source'),
    source_url: optional(url('Where to read it')),
    checked: boolean('Checked', { yes: 'Read in its source', no: 'Sample: not read in its source' }),
  },
  help: {
    title: 'By what you find it in this list: “Signal No. 2, kindergarten to grade 10”.',
    levels: 'Rules for the same announcement and status make one notice together.',
    reason: 'In English, where families should read more than what was announced.',
    source: 'The order, or who at the college decided: “DepEd Order 22, s. 2024”.',
    checked: 'Whether somebody at the college has read in the source that it says so.',
  },
  unique: [['title']],
  order: ['announced', 'ASC'],
  search: ['title', 'source'],
})
