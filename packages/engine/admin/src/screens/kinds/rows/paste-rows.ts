import type { CellField, RowCells, RowsField } from '@kampana/engine-declare/kinds/index'
import { rowMessages } from '@kampana/engine-declare/messages/row-messages'
import type { TranslateFunction } from 'react-admin'
import { hasLostLetter, lostLetter } from '../../../csv/parse-csv.ts'
import { CellProblem } from '../../import/from-csv.ts'
import { cellView } from './cell-views.ts'

interface Target {
  field: RowsField
  rows: readonly RowCells[]
  /** Target of the first pasted cell, zero-based. */
  at: { row: number; column: number }
}

/**
 * Pastes cells of a spreadsheet or document over rows, starting at a target cell. Adds rows as needed. Skips a first line that
 * repeats the column names. Throws a `CellProblem` for a value that doesn't fit; the caller then writes nothing.
 */
export const pasteRows = (
  { field, rows, at }: Target,
  cells: readonly (readonly string[])[],
  t: TranslateFunction,
): RowCells[] => {
  const columns = Object.entries(field.columns).slice(at.column)
  const lines = isHeading(cells[0] ?? [], columns, t) ? cells.slice(1) : cells
  assertFits(lines, { width: columns.length, height: field.max - at.row }, t)
  const count = Math.max(rows.length, at.row + lines.length)
  return Array.from({ length: count }, (_, index) => {
    const row = rows[index] ?? emptyRow(field)
    const written = (lines[index - at.row] ?? []).map((text, columnIndex): [string, unknown] => {
      const [name = '', column] = columns[columnIndex] ?? []
      return [name, column && readCell(text.trim(), column, index, t)]
    })
    return Object.assign(Object.fromEntries(Object.entries(row)), Object.fromEntries(written))
  })
}

/** New row. An untouched switch means no. */
export const emptyRow = ({ columns }: RowsField): RowCells =>
  Object.fromEntries(
    Object.entries(columns).map(([name, { kind, required }]) => [
      name,
      kind === 'boolean' && required ? 0 : null,
    ]),
  )

const isHeading = (
  line: readonly string[],
  columns: readonly (readonly [string, CellField])[],
  t: TranslateFunction,
): boolean =>
  line.length > 0 &&
  line.every((text, index) => {
    const label = columns[index]?.[1].label
    return label !== undefined && [label, t(label)].some((each) => each.toLowerCase() === text.toLowerCase())
  })

const assertFits = (
  lines: readonly (readonly string[])[],
  room: { width: number; height: number },
  t: TranslateFunction,
): void => {
  const lost = lines.findIndex((line) => hasLostLetter(line))
  if (lost >= 0)
    throw new CellProblem(
      t('Line %{line}: %{problem}', { line: lost + 1, problem: t(lostLetter(lost + 1).text) }),
    )
  const width = Math.max(0, ...lines.map((line) => line.length))
  if (width > room.width)
    throw new CellProblem(
      t('The pasted text has %{width} columns, but only %{room} fit from this cell on.', {
        width,
        room: room.width,
      }),
    )
  if (lines.length > room.height)
    throw new CellProblem(
      t('The pasted text has %{count} rows, but only %{room} fit from this row on.', {
        count: lines.length,
        room: room.height,
      }),
    )
}

const readCell = (text: string, column: CellField, index: number, t: TranslateFunction): unknown => {
  const { fromCsv, dayFromCsv } = cellView(column)
  if (text === '') return column.kind === 'boolean' && column.required ? 0 : null
  try {
    if (dayFromCsv) return dayFromCsv(text, undefined)
    // No column kind of rows omits content.
    return fromCsv ? fromCsv(text, column, t, () => undefined) : text
  } catch (error) {
    if (!(error instanceof CellProblem)) throw error
    throw new CellProblem(t(rowMessages.at(index + 1, t(column.label), t(error.message))))
  }
}
