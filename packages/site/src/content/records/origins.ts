import type { FolderRecord } from '@kampana/shared/content/folder-records'
import type { FileText } from '../body/file-text.ts'

/** Source of a record in a folder. */
export interface Origin {
  /** Its main file. */
  file: string
  /** File and line of a field, or of the record if the field is omitted. */
  at: (field: string) => { file: string; line: number }
  /** Texts below front matters, by the field of each. */
  texts: Readonly<Record<string, FileText>>
  /** Files in the former format. */
  former: readonly string[]
}

const origins = new WeakMap<FolderRecord, Origin>()

/** Stores the source of a record. */
export const withOrigin = (record: FolderRecord, origin: Origin): FolderRecord => {
  origins.set(record, origin)
  return record
}

/** Source of a record from a folder. Throws an error for other records. */
export const originOf = (record: FolderRecord): Origin => {
  const origin = origins.get(record)
  if (!origin) throw new Error('This record was read in no folder.')
  return origin
}
