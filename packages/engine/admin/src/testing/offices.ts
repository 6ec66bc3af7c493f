import { text } from '@kampana/engine-declare/kinds/index'
import { defineResource } from '@kampana/engine-declare/resource'

/** A resource whose records bodies may list. */
export const offices = defineResource({
  name: 'offices',
  singular: 'office',
  label: 'Offices',
  purpose: 'Offices of the college.',
  icon: 'building',
  title: 'title',
  actions: ['list'],
  public: ['list'],
  fields: { title: text('Title') },
})
