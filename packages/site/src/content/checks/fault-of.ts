import type { ShownRecord } from '@kampana/shared/content/shown-records'
import { ContentError } from '../content-error.ts'
import { originOf } from '../records/layouts/origins.ts'

/** Error in a field of a record that was read from a folder. */
export const faultOf = (record: ShownRecord, field: string, problem: string): ContentError => {
  const { file, lineOf, nameOf } = originOf(record)
  return new ContentError(file, `${nameOf(field)}: ${problem}`, lineOf(field))
}
