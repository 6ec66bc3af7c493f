import {
  action,
  boolean,
  datetime,
  day,
  defineResource,
  longText,
  optional,
  picture,
  readOnly,
  select,
  text,
} from 'kampana'

/** What was found on the grounds. Anyone may look through it until the day on which it is given away. */
export const lostItems = defineResource({
  name: 'lost-items',
  singular: 'lost item',
  label: 'Lost and Found',
  icon: 'umbrella',
  title: 'item',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  public: ['list', 'show'],
  expiresAt: 'kept_until',
  customActions: {
    'hand-over': action({
      confirm: (item) => `Was ${item} handed over to its owner?`,
      log: { action: 'hand-over', label: 'Handed over', phrase: 'handed over' },
      sets: { is_claimed: 1 },
    }),
    'take-back': action({
      permission: 'hand-over',
      quiet: true,
      log: { action: 'take-back', label: 'Taken back', phrase: 'took back' },
      done: 'The lost item waits for its owner again.',
      sets: { is_claimed: 0 },
    }),
  },
  page: {
    path: '/lost-and-found',
    list: ['kind', 'place', 'found_on', 'is_claimed'],
    show: ['picture', 'kind', 'place', 'found_on', 'kept_until', 'is_claimed', 'details'],
    empty: 'Nothing waits for its owner at the moment.',
  },
  fields: {
    item: text('Item'),
    kind: select('Kind', {
      clothes: 'Clothes and umbrellas',
      papers: 'Books, papers and cards',
      devices: 'Phones and devices',
      other: 'Something else',
    }),
    place: text('Found at'),
    found_on: day('Found on'),
    kept_until: day('Kept until', { notBefore: 'found_on' }),
    details: optional(longText('Details')),
    picture: optional(picture('Picture')),
    is_claimed: readOnly(optional(boolean('Claimed'))),
    created_at: readOnly(datetime('Created')),
  },
  order: ['found_on', 'DESC'],
  search: ['item', 'place'],
})
