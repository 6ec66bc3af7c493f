import { asItStands, isNull, type StorageEngine } from './storage.ts'

/** What a migration by hand keeps, and a hook reads and writes: secrets, and what logs keep of a change. */
export const custom: StorageEngine = {
  column: 'by hand',
  sortKey: null,
  comparable: null,
  searchable: false,
  parse: String,
  isAny: null,
  isEmpty: isNull,
  encode: asItStands,
  decode: asItStands,
}
