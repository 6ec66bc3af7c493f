import { offices } from '@kampana/shared/resources/offices'
import { recordList } from './layouts/record-list.ts'

/** Offices, schools and departments. */
export const officesFile = recordList({
  resource: offices,
  file: 'offices.yaml',
  by: ({ sort_order: place, title }) => inPlace(place, title),
})

/** Records by their numbers, those without one at the end, and then by their names. */
export const inPlace = (place: unknown, name: unknown): string =>
  `${(typeof place === 'number' ? place : 1e9).toFixed(3).padStart(20, '0')} ${String(name)}`
