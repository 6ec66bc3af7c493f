import { unparse } from 'papaparse'
import { formula } from '../../../csv/parse-csv.ts'

/** A row of a grid: a text or number by column. */
export type Row = Readonly<Record<string, unknown>>
export interface Cell {
  row: number
  column: number
}
/** The corners of the chosen cells. */
export interface CellRange {
  from: Cell
  to: Cell
}

export const columnsOf = (rows: readonly Row[]): string[] =>
  [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((key) => key !== 'sample')

/** The rows with cells written over them from a place on; the grid grows downwards. A cell stays a number where it is one. */
export const pasteCells = (
  rows: readonly Row[],
  columns: readonly string[],
  at: Cell,
  cells: readonly (readonly string[])[],
): Row[] => {
  const added = Math.max(0, at.row + cells.length - rows.length)
  const grown = [...rows, ...Array.from({ length: added }, () => emptyRow(columns))]
  return grown.map((row, n) => {
    const written = cells[n - at.row]
    if (!written) return row
    const entries = written.map((text, c): [string, unknown] => {
      const column = columns[at.column + c] ?? ''
      return [column, toCell(text, row[column] === '' ? rows[0]?.[column] : row[column])]
    })
    return Object.assign(Object.fromEntries(Object.entries(row)), Object.fromEntries(entries))
  })
}

export const emptyRow = (columns: readonly string[]): Row =>
  Object.fromEntries(columns.map((column) => [column, '']))

/** What was typed or pasted, as a number where the cell, or else the column, holds numbers. */
export const toCell = (text: string, like: unknown): string | number =>
  typeof like === 'number' && text !== '' && String(Number(text)) === text ? Number(text) : text

/** The chosen cells as a spreadsheet takes them. */
export const copyCells = (rows: readonly Row[], columns: readonly string[], range: CellRange): string => {
  const { top, bottom, left, right } = edges(range)
  const cells = rows
    .slice(top, bottom + 1)
    .map((row) => columns.slice(left, right + 1).map((column) => String(row[column] ?? '')))
  return unparse(cells, { delimiter: '\t', newline: '\n' })
}

export const edges = ({ from, to }: CellRange) => ({
  top: Math.min(from.row, to.row),
  bottom: Math.max(from.row, to.row),
  left: Math.min(from.column, to.column),
  right: Math.max(from.column, to.column),
})

/** In locales with a decimal comma, spreadsheets split cells at these. */
const otherSeparators = /[;\t]/

export const toCsv = (rows: readonly Row[], columns: readonly string[]): string =>
  unparse([[...columns], ...rows.map((row) => columns.map((column) => row[column] ?? ''))], {
    escapeFormulae: formula,
    quotes: (cell) => otherSeparators.test(String(cell)),
  })
