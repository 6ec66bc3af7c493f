import { datetime, optional, text } from '@kampana/engine-declare/kinds/index'
import { defineResource } from '@kampana/engine-declare/resource'

/** A test resource with drafts whose records are sorted by hand, as a college may declare one. */
export const benches = defineResource({
  name: 'trial-benches',
  singular: 'trial bench',
  label: 'Trial Benches',
  title: 'name',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  public: ['list', 'show'],
  order: 'by hand',
  fields: { name: text('Name'), posted_at: optional(datetime('Posted at', { now: 'when said' })) },
  drafts: { live: 'posted_at' },
})
