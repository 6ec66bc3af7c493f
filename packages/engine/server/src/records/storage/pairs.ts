import { findRelation } from '../links/links.ts'
import { asStored, parseInteger, type StorageEngine } from './storage.ts'

/** Ids of several other records, in a join table. */
export const pairs: StorageEngine = {
  column: 'none',
  sortKey: null,
  comparable: null,
  searchable: false,
  parse: parseInteger,
  isAny: (eb, { resource, name }, values) => {
    const { pairs: table, own, other } = findRelation(resource, name)
    return eb('id', 'in', eb.selectFrom(table).select(own).where(other, 'in', values))
  },
  isEmpty: (eb, { resource, name }) => {
    const { pairs: table, own } = findRelation(resource, name)
    return eb('id', 'not in', eb.selectFrom(table).select(own))
  },
  encode: asStored,
  decode: asStored,
}
