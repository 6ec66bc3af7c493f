import type { ShownRecord } from '@kampana/shared/content/editing-worker'
import { toRows } from '@kampana/shared/kinds/rows/rows'
import { stringify } from 'yaml'
import { filesAddress, placeOf, type RecordFile } from './record-files.ts'

/** The file of a record, equal to the byte for equal values: the order is the declaration's. */
export const writeRecord = (as: RecordFile, { values, samples }: ShownRecord): string => {
  const written: Record<string, unknown> = {}
  for (const field of Object.keys(as.resource.fields)) {
    const value = values[field]
    if (value == null) continue
    const [name = '', key] = placeOf(as, field)
    if (key === undefined) written[name] = toFileValue(as, field, value)
    else written[name] = { ...(written[name] as object | undefined), [key]: toFileValue(as, field, value) }
  }
  const marks = listMarks(as, values, samples)
  return stringify({ ...written, ...(marks.length > 0 && { sample: marks }) }, { lineWidth: 100 })
}

const toFileValue = ({ pairs }: RecordFile, field: string, value: unknown): unknown => {
  const columns = pairs[field]
  if (columns) return Object.fromEntries(toRows(value).map((row) => columns.map((column) => row[column])))
  if (typeof value !== 'string') return value
  return value.startsWith(filesAddress) ? decodeURIComponent(value.slice(filesAddress.length)) : value
}

/** The marks of sample values: a whole group where all of it is sample. */
const listMarks = (as: RecordFile, values: ShownRecord['values'], samples: readonly string[]): string[] => {
  const filled = Object.keys(as.resource.fields).filter((field) => values[field] != null)
  const groupOf = (field: string): string | undefined =>
    placeOf(as, field).length > 1 ? placeOf(as, field)[0] : undefined
  const isWhole = (group: string | undefined): boolean =>
    group !== undefined &&
    filled.filter((field) => groupOf(field) === group).every((field) => samples.includes(field))
  const marks = filled
    .filter((field) => samples.includes(field))
    .map((field) => (isWhole(groupOf(field)) ? String(groupOf(field)) : placeOf(as, field).join('.')))
  return [...new Set(marks)]
}
