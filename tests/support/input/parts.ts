import {
  address,
  optional,
  reference,
  richText,
  select,
  showInList,
  text,
  url,
} from '@kampana/engine-declare/kinds/index'
import { defineResource } from '@kampana/engine-declare/resource'

const everything = ['list', 'show', 'create', 'edit', 'delete'] as const

/** A test resource whose records name their section in a field. */
export const offices = defineResource({
  name: 'trial-offices',
  singular: 'trial office',
  label: 'Trial Offices',
  title: 'name',
  actions: everything,
  within: 'part',
  fields: { name: text('Name'), part: optional(text('Part of the site')) },
  order: ['id', 'ASC'],
})

/** A test resource whose records belong to the section of a related record. */
export const clerks = defineResource({
  name: 'trial-clerks',
  singular: 'trial clerk',
  label: 'Trial Clerks',
  title: 'name',
  actions: everything,
  within: 'office',
  fields: {
    name: text('Name'),
    office: optional(reference('Office', 'trial-offices', 'office_id')),
  },
  order: ['id', 'ASC'],
})

/** A test resource whose records have addresses, and are public while shown. */
export const leaflets = defineResource({
  name: 'trial-leaflets',
  singular: 'trial leaflet',
  label: 'Trial Leaflets',
  title: 'name',
  actions: everything,
  public: ['list', 'show'],
  visibleWhere: { state: 'shown' },
  fields: {
    name: text('Name'),
    address: optional(address('Address')),
    state: select('State', { shown: 'Shown', waiting: 'Waiting' }),
    link: optional(url('Link', { orPage: true })),
    body: optional(showInList(richText('Body'))),
  },
  order: ['id', 'ASC'],
})
