import { sql } from 'kysely'
import { referenceOf } from '../references.ts'
import { tableOf } from '../table.ts'
import { asItStands, parseInteger, type Place, type StorageEngine } from './storage.ts'

/** The id of another record, in the column under whose name it is written. By the other's title, not by its id, people sort. */
export const referenceStorage: StorageEngine = {
  column: 'integer',
  sortKey: ({ resource, name }) => {
    const { related, input } = referenceOf(resource, name)
    return sql`(select lower(cast(${sql.ref(`other.${related.title}`)} as text)) from ${sql.table(tableOf(related))} as other
    where other.id = ${sql.ref(`${tableOf(resource)}.${input}`)})`
  },
  comparable: (place) => sql.ref(columnName(place)),
  searchable: false,
  parse: parseInteger,
  isAny: (eb, place, values) => eb(columnName(place), 'in', values),
  isEmpty: (eb, place) => eb(columnName(place), 'is', null),
  encode: asItStands,
  decode: asItStands,
}

const columnName = ({ resource, name }: Place): string => referenceOf(resource, name).input
