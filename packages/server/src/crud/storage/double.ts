import { sql, type Expression } from 'kysely'
import { asItStands, isNull, type Place, type StorageEngine } from './storage.ts'

/** PostgreSQL takes a number for whole where the column is, and refuses one that isn't. */
const asDouble = ({ name }: Place): Expression<unknown> => sql`cast(${sql.ref(name)} as double precision)`

/** Numbers that may have decimals. */
export const double: StorageEngine = {
  column: 'double precision',
  sortKey: ({ name }) => sql.ref(name),
  comparable: asDouble,
  searchable: false,
  parse: (value) => (Number.isFinite(Number(value)) ? Number(value) : null),
  isAny: (eb, place, values) => eb(asDouble(place), 'in', values),
  isEmpty: isNull,
  encode: asItStands,
  decode: asItStands,
}
