import {
  address,
  apiOnly,
  datetime,
  day,
  optional,
  readOnly,
  reference,
  text,
} from '@kampana/engine-declare/kinds/index'
import { defineResource } from '@kampana/engine-declare/resource'

/** A test resource with a tree, addresses, drafts and an end day. */
export const branches = defineResource({
  name: 'trial-branches',
  singular: 'trial branch',
  label: 'Trial Branches',
  title: 'name',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  public: ['list', 'show'],
  expiresAt: 'over_on',
  tree: { parent: 'above', place: 'place' },
  within: 'above',
  fields: {
    name: text('Name'),
    above: optional(reference('Beneath', 'trial-branches', 'above_id')),
    place: apiOnly(readOnly(text('Place'))),
    address: optional(address('Address')),
    over_on: optional(day('Over on')),
    posted_at: optional(datetime('Posted at', { now: 'when said' })),
  },
  drafts: { live: 'posted_at' },
})
