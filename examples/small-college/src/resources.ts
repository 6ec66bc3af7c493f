import {
  address,
  datetime,
  number,
  optional,
  readOnly,
  requiredWith,
  richText,
  text,
} from '@kampana/engine-declare/kinds/index'
import { publishedStatus, publishing } from '@kampana/engine-declare/publishing'
import { registerResources } from '@kampana/engine-declare/registry/all-resources'
import { registerSummaries } from '@kampana/engine-declare/registry/all-summaries'
import { defineResource } from '@kampana/engine-declare/resource'

/** Rooms. Every change is public at once. */
export const rooms = defineResource({
  name: 'rooms',
  singular: 'room',
  label: 'Rooms',
  icon: 'building',
  title: 'name',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  public: ['list', 'show'],
  fields: { name: text('Name'), seats: number('Seats', { min: 1 }) },
  unique: [['name']],
  order: ['name', 'ASC'],
})

/** Notices, each with a page. A change of a published notice is a draft until somebody publishes it. */
export const notices = defineResource({
  name: 'notices',
  singular: 'notice',
  label: 'Notices',
  icon: 'megaphone',
  title: 'title',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  customActions: publishing,
  public: ['list', 'show'],
  drafts: { live: 'posted_at' },
  fields: {
    title: text('Title'),
    address: address('Address', { suggestFrom: 'title', under: '/notices' }),
    body: requiredWith('posted_at', richText('Text')),
    posted_at: optional(datetime('Posted', { now: 'when said' })),
    status: publishedStatus,
    created_at: readOnly(datetime('Created')),
  },
})

export const resources = [rooms, notices]

// The registries that the engine reads. Everything that uses the engine imports this module.
registerResources(() => resources)
registerSummaries({ before: resources, after: [] })
