import { parseInstant } from '@kampana/engine-declare/time/instant'
import { sql, type Expression } from 'kysely'
import {
  asStored,
  matchAny,
  isNull,
  parseInteger,
  type ResourceField,
  type StorageEngine,
} from './storage.ts'

/** Text compared as is: days, options, addresses. */
export const token: StorageEngine = {
  column: 'text',
  sortKey: ({ name }) => sql.ref(name),
  comparable: ({ name }) => sql.ref(name),
  searchable: true,
  parse: String,
  isAny: matchAny,
  isEmpty: isNull,
  encode: asStored,
  decode: asStored,
}

/** Prose, sorted case-insensitively. */
export const textStorage: StorageEngine = { ...token, sortKey: ({ name }) => sql`lower(${sql.ref(name)})` }

/** ISO 8601 in UTC, which sorts as text. */
export const instantStorage: StorageEngine = { ...token, parse: (value) => parseInstant(String(value)) }

/** Whole numbers: booleans (0 and 1) and centavos. */
export const integer: StorageEngine = { ...token, column: 'integer', searchable: false, parse: parseInteger }

/** Without the cast, PostgreSQL types the parameter as the column's integer and rejects decimals. */
const asDouble = ({ name }: ResourceField): Expression<unknown> =>
  sql`cast(${sql.ref(name)} as double precision)`

const asNumber = (value: string | number): Expression<unknown> =>
  sql`cast(${value} as ${sql.raw(Number.isSafeInteger(value) ? 'bigint' : 'double precision')})`

/** Numbers that may have decimals. */
export const double: StorageEngine = {
  ...token,
  column: 'double precision',
  comparable: asDouble,
  searchable: false,
  parse: (value) => (Number.isFinite(Number(value)) ? Number(value) : null),
  // Casts the values instead of the column, so that its index is used.
  isAny: (eb, { name }, values) => eb(name, 'in', values.map(asNumber)),
}
