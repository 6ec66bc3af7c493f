import type { FolderRecord } from '@kampana/shared/content/folder-records'
import { ContentError } from '../content-error.ts'
import { originOf } from '../records/origins.ts'

/** Error in a field of a record that was read from a folder. */
export const faultOf = (record: FolderRecord, field: string, problem: string): ContentError => {
  const { file, line } = originOf(record).at(field)
  return new ContentError(file, `${field}: ${problem}`, line)
}
