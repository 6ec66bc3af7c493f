import type { ShownRecord } from '@kampana/shared/content/shown-records'

/** Where a folder says a record. */
export interface Origin {
  file: string
  /** The line of a field; that of the record where it doesn't say the field. */
  lineOf: (field: string) => number
  /** How the folder names a field. */
  nameOf: (field: string) => string
  /** The text below the front matter, and the line on which it begins. */
  text?: { text: string; firstLine: number }
  /** The file of what it says in Filipino. */
  filipino?: Origin
}

const origins = new WeakMap<ShownRecord, Origin>()

/** Notes where a record was read. */
export const withOrigin = (record: ShownRecord, origin: Origin): ShownRecord => {
  origins.set(record, origin)
  return record
}

/** Where a record of a folder was read; throws for another one. */
export const originOf = (record: ShownRecord): Origin => {
  const origin = origins.get(record)
  if (!origin) throw new Error('This record was read in no folder.')
  return origin
}
