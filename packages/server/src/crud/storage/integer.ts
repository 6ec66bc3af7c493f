import { sql } from 'kysely'
import { asItStands, isIn, isNull, parseInteger, type StorageEngine } from './storage.ts'

/** Whole numbers: booleans (0 and 1) and centavos. */
export const integer: StorageEngine = {
  column: 'integer',
  sortKey: ({ name }) => sql.ref(name),
  comparable: ({ name }) => sql.ref(name),
  searchable: false,
  parse: parseInteger,
  isAny: isIn,
  isEmpty: isNull,
  encode: asItStands,
  decode: asItStands,
}
