import { asStored, isNull, type StorageEngine } from './storage.ts'

/** Hand-written columns that hooks read and write: secrets, and the log's JSON. */
export const custom: StorageEngine = {
  column: 'by hand',
  sortKey: null,
  comparable: null,
  searchable: false,
  parse: String,
  isAny: null,
  isEmpty: isNull,
  encode: asStored,
  decode: asStored,
}
