import { people } from '@kampana/shared/resources/people'
import { recordList } from './layouts/record-list.ts'
import { inPlace } from './offices.ts'

/** The people whom the site names. */
export const peopleFile = recordList({
  resource: people,
  file: 'people.yaml',
  by: ({ sort_order: place, name, office }) => inPlace(place, `${String(name)} ${String(office)}`),
})
