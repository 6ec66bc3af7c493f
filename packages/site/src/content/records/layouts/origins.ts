import type { ShownRecord } from '@kampana/shared/content/shown-records'

/** Source of a record in a folder. */
export interface Origin {
  file: string
  /** Line of a field, or of the record if the field is omitted. */
  lineOf: (field: string) => number
  /** Name of a field in the folder. */
  nameOf: (field: string) => string
  /** Text below the front matter, and its first line. */
  text?: { text: string; firstLine: number }
  /** Source of its Filipino texts. */
  filipino?: Origin
}

const origins = new WeakMap<ShownRecord, Origin>()

/** Stores the source of a record. */
export const withOrigin = (record: ShownRecord, origin: Origin): ShownRecord => {
  origins.set(record, origin)
  return record
}

/** Source of a record from a folder. Throws an error for other records. */
export const originOf = (record: ShownRecord): Origin => {
  const origin = origins.get(record)
  if (!origin) throw new Error('This record was read in no folder.')
  return origin
}
