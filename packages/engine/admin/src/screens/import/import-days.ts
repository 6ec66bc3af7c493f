import type { Resource } from '@kampana/engine-declare/resource'
import { findDayOrder, type DayOrder } from '../../csv/day-order.ts'
import { kindView } from '../kinds/index.ts'
import { CellProblem } from './from-csv.ts'
import type { ImportFile } from './read-import-file.ts'

/** Cells of a file's day columns. */
export const dayCells = ({ lines, fields }: ImportFile, resource: Resource): string[] => {
  const columns = fields.flatMap((name, column) => (dayReader(name, resource) ? [column] : []))
  return lines.flatMap(({ cells }) => columns.map((column) => cells[column] ?? ''))
}

const dayReader = (name: string | null, { fields }: Resource) => {
  const field = name === null ? undefined : fields[name]
  return field && kindView(field).dayFromCsv
}

/** Day order of a file; 'uncertain' until the person chooses one. */
export const dayOrder = (file: ImportFile, resource: Resource): DayOrder | 'uncertain' | undefined => {
  const found = findDayOrder(dayCells(file, resource))
  return found === 'uncertain' ? (file.saidDayOrder ?? found) : found
}

/** Interpretation of a cell in a day column: `Dec 25, 2026`. Undefined for other columns and unreadable cells. */
export const dayReading = (
  cell: string,
  name: string | null,
  order: DayOrder | 'uncertain' | undefined,
  resource: Resource,
): string | undefined => {
  const field = name === null ? undefined : resource.fields[name]
  const read = dayReader(name, resource)
  if (!field || !read || cell.trim() === '') return undefined
  if (order === 'uncertain') return undefined
  try {
    return kindView(field).text(read(cell, order), field)
  } catch (error) {
    if (!(error instanceof CellProblem)) throw error
    return undefined
  }
}
