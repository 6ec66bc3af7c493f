import { action } from '@kampana/shared/custom-action'
import { boolean, optional, readOnly, select, text } from '@kampana/shared/kinds/index'
import { defineResource } from '@kampana/shared/resource'

/** A made-up resource with custom actions: all by rule, its opposite, and one of many words with a rule of its own. */
export const rooms = defineResource({
  name: 'trial-rooms',
  singular: 'trial room',
  label: 'Trial Rooms',
  title: 'name',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  public: ['show'],
  customActions: {
    archive: action({
      confirm: (name) => `Archive ${name}? It can not be booked then.`,
      log: 'archived',
      sets: { is_archived: 1 },
    }),
    unarchive: action({
      permission: 'archive',
      quiet: true,
      log: 'unarchived',
      sets: { is_archived: 0 },
    }),
    'hand-over': action({
      permission: 'edit',
      beside: 'keys',
      when: { field: 'keys', is: ['office'], otherwise: 'The keys are not at the office.' },
      done: (name) => `The keys of ${name} are handed over.`,
      log: { action: 'keys-out', label: 'Keys handed over', phrase: 'handed over the keys of' },
      sets: { keys: 'guest' },
    }),
  },
  fields: {
    name: text('Name'),
    keys: select('Keys', { office: 'At the office', guest: 'With a guest', lost: 'Lost' }),
    is_archived: readOnly(optional(boolean('Archived'))),
  },
  order: ['id', 'ASC'],
})
