import {
  action,
  boolean,
  datetime,
  defineResource,
  number,
  optional,
  readOnly,
  referenceMany,
  richText,
  select,
  text,
} from 'kampana'

/** The boats of the school of fisheries, which visitors view before they book a trip. */
export const boats = defineResource({
  name: 'boats',
  singular: 'boat',
  label: 'Boats',
  title: 'name',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  public: ['list', 'show'],
  customActions: {
    dock: action({
      confirm: (name) => `Dock ${name}? It can not be booked then.`,
      log: 'docked',
      sets: { is_docked: 1 },
    }),
    launch: action({ permission: 'dock', quiet: true, log: 'launched', sets: { is_docked: 0 } }),
  },
  page: {
    path: '/boats',
    list: ['rig', 'seats'],
    show: ['rig', 'seats', 'is_docked', 'news', 'story'],
    empty: 'No boat is on the lake this season.',
  },
  fields: {
    name: text('Name'),
    rig: select('Rig', { sail: 'Under sail', oars: 'With oars' }),
    seats: number('Seats', { min: 1, max: 60 }),
    story: richText('Story'),
    news: referenceMany('News', 'updates', 'news_ids'),
    is_docked: readOnly(optional(boolean('Docked'))),
    created_at: readOnly(datetime('Created')),
  },
  order: ['name', 'ASC'],
})
