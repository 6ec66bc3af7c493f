import { parseInstant } from '@kampana/shared/time/instant'
import { sql } from 'kysely'
import { asItStands, isIn, isNull, type StorageEngine } from './storage.ts'

/** ISO 8601 in UTC, which sorts as text. */
export const instantStorage: StorageEngine = {
  column: 'text',
  sortKey: ({ name }) => sql.ref(name),
  comparable: ({ name }) => sql.ref(name),
  searchable: true,
  parse: (value) => parseInstant(String(value)),
  isAny: isIn,
  isEmpty: isNull,
  encode: asItStands,
  decode: asItStands,
}
