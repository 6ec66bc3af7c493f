import { action } from '@kampana/engine-declare/custom-action'
import { boolean, longText, optional, readOnly, select, text } from '@kampana/engine-declare/kinds/index'
import { defineResource } from '@kampana/engine-declare/resource'

const keys = select('Keys', { office: 'At the office', guest: 'With a guest', lost: 'Lost' })

/**
 * A test resource with several custom actions. `archive` follows the declaration alone, and `unarchive` reverts it.
 * `hand-over` has its own condition and texts. Two more actions ask for a text, and set a field by an input.
 */
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
      bulk: true,
      undo: 'unarchive',
    }),
    unarchive: action({
      permission: 'archive',
      quiet: true,
      log: 'unarchived',
      sets: { is_archived: 0 },
      bulk: true,
      undo: 'archive',
    }),
    'hand-over': action({
      permission: 'edit',
      beside: 'keys',
      when: { field: 'keys', is: ['office'], otherwise: 'The keys are not at the office.' },
      done: (name) => `The keys of ${name} are handed over.`,
      log: { action: 'keys-out', label: 'Keys handed over', phrase: 'handed over the keys of' },
      sets: { keys: 'guest' },
      bulk: true,
    }),
    report: action({
      permission: 'edit',
      log: 'reported',
      fields: { damage: longText('What is broken'), urgency: optional(text('How soon')) },
    }),
    'move-keys': action({
      permission: 'edit',
      log: { action: 'move-keys', label: 'Keys moved', phrase: 'moved the keys of' },
      fields: { keys },
      bulk: 'only',
      undo: 'move-keys',
    }),
  },
  fields: {
    name: text('Name'),
    keys,
    is_archived: readOnly(optional(boolean('Archived'))),
  },
  order: ['id', 'ASC'],
})
