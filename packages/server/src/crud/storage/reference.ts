import { sql } from 'kysely'
import { findReference } from '../links/links.ts'
import { tableName } from '../table.ts'
import { asItStands, parseInteger, type ResourceField, type StorageEngine } from './storage.ts'

/** Id of another record, in the column of its input name. Sorts by the other record's title. */
export const referenceStorage: StorageEngine = {
  column: 'integer',
  sortKey: ({ resource, name }) => {
    const { related, input } = findReference(resource, name)
    return sql`(select lower(cast(${sql.ref(`other.${related.title}`)} as text)) from ${sql.table(tableName(related))} as other
    where other.id = ${sql.ref(`${tableName(resource)}.${input}`)})`
  },
  comparable: (place) => sql.ref(columnName(place)),
  searchable: false,
  parse: parseInteger,
  isAny: (eb, place, values) => eb(columnName(place), 'in', values),
  isEmpty: (eb, place) => eb(columnName(place), 'is', null),
  encode: asItStands,
  decode: asItStands,
}

const columnName = ({ resource, name }: ResourceField): string => findReference(resource, name).input
