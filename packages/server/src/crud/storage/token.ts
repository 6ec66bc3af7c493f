import { sql } from 'kysely'
import { asItStands, isIn, isNull, type StorageEngine } from './storage.ts'

/** Text that is compared as it stands: days, options, addresses. */
export const token: StorageEngine = {
  column: 'text',
  sortKey: ({ name }) => sql.ref(name),
  comparable: ({ name }) => sql.ref(name),
  searchable: true,
  parse: String,
  isAny: isIn,
  isEmpty: isNull,
  encode: asItStands,
  decode: asItStands,
}
