import { sql } from 'kysely'
import { asItStands, isIn, isNull, type StorageEngine } from './storage.ts'

/** Words that people write: sorted without regard to case. */
export const textStorage: StorageEngine = {
  column: 'text',
  sortKey: ({ name }) => sql`lower(${sql.ref(name)})`,
  comparable: ({ name }) => sql.ref(name),
  searchable: true,
  parse: String,
  isAny: isIn,
  isEmpty: isNull,
  encode: asItStands,
  decode: asItStands,
}
