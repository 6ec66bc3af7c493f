import { toRows, type CellField, type RowCells, type RowsField } from '@kampana/engine-declare/kinds/index'
import type { TranslateFunction } from 'react-admin'
import { msg } from '../../../language/msg.ts'
import { CellProblem } from '../../import/from-csv.ts'
import { cellView } from './cell-views.ts'

/** Cell as plain text; empty without a value. */
export const cellText = (column: CellField, value: unknown, t: TranslateFunction = String): string => {
  if (value === null || value === undefined || value === '') return ''
  const { text, textIsLabel } = cellView(column)
  return textIsLabel ? t(text(value, column)) : text(value, column)
}

/** Row on one line. */
export const rowText = ({ columns }: RowsField, row: RowCells, t?: TranslateFunction): string =>
  Object.entries(columns)
    .map(([name, column]) => cellText(column, row[name], t))
    .filter((text) => text !== '')
    .join(' · ')

/** Rows as plain text, one per line. */
export const rowsText = (value: unknown, field: RowsField): string =>
  toRows(value)
    .map((row) => rowText(field, row))
    .join('\n')

export const rowsToCsv = (value: unknown): string => JSON.stringify(value)

/** Rows from a CSV export. The server validates each cell. */
export const rowsFromCsv = (text: string): unknown => {
  const problem = msg('Enter the rows as a JSON list, as in an export.')
  try {
    const read: unknown = JSON.parse(text)
    if (Array.isArray(read)) return read
  } catch {
    throw new CellProblem(problem)
  }
  throw new CellProblem(problem)
}
