import { parseCsv, unescapeFormula, type CsvProblem } from '../../../csv/parse-csv.ts'
import { msg } from '../../../language/msg.ts'
import { columnTitle } from './column-edits.ts'
import { toCell, type Row } from './cell-range.ts'

export interface ReadCsv {
  rows: Row[]
  /** Columns of the table that the file doesn't have; their cells will be empty. */
  missing: string[]
  problems: CsvProblem[]
}

/** More problems than these aren't read by anybody. */
const mostProblems = 20

/** Reads a CSV file, whose first line names columns of the table by key or by title, with commas, semicolons or tabs between. */
export const readCsv = (text: string, columns: readonly string[], like: Row | undefined): ReadCsv => {
  const { lines, problems: quotes } = parseCsv(text)
  const [head, ...body] = lines
  const names = head?.cells.map((name) => findColumn(name, columns)) ?? []
  const problems = [
    ...headProblems(head?.cells ?? [], names),
    ...quotes,
    ...body
      .filter(({ cells }) => cells.slice(names.length).some((cell) => cell !== ''))
      .map(({ line }) => ({ line, text: msg('This row has more cells than the first line has columns.') })),
  ]
  const rows = body.map(({ cells }) => {
    const texts = new Map(names.map((name, n) => [name, unescapeFormula(cells[n] ?? '')]))
    return Object.fromEntries(
      columns.map((column) => [column, toCell(texts.get(column) ?? '', like?.[column])]),
    )
  })
  if (rows.length === 0) problems.push({ line: 2, text: msg('The file has no rows.') })
  return {
    rows,
    missing: columns.filter((column) => !names.includes(column)),
    problems: problems.toSorted((a, b) => a.line - b.line).slice(0, mostProblems),
  }
}

const headProblems = (head: readonly string[], names: readonly (string | undefined)[]): CsvProblem[] => {
  if (head.length === 0) return [{ line: 1, text: msg('The file is empty.') }]
  if (names.some((name) => name === undefined))
    return [{ line: 1, text: msg('The first line names a column that the table has not.') }]
  const isTwice = new Set(names).size < names.length
  return isTwice ? [{ line: 1, text: msg('The first line names a column twice.') }] : []
}

const findColumn = (name: string, columns: readonly string[]): string | undefined => {
  const plain = (text: string) => text.trim().toLowerCase()
  const text = plain(unescapeFormula(name.trim()))
  return columns.find((column) => plain(column) === text || plain(columnTitle(column)) === text)
}
