import { inputName, type Field } from '@kampana/shared/kinds/index'
import type { Resource } from '@kampana/shared/resource'
import type { TranslateFunction } from 'react-admin'
import type { DayOrder } from '../../csv/day-order.ts'
import { unescapeFormula } from '../../csv/parse-csv.ts'
import { kindView } from '../kinds/index.ts'
import { CellProblem } from './from-csv.ts'
import { dayOrder } from './import-days.ts'
import type { ImportFile } from './read-import-file.ts'

/** What is wrong with a row: the field's input name, '' for none, and a text. Rows count from 1 after the heading. */
export interface RowProblem {
  row: number
  field: string
  message: string
}

/** The same where people look for it: lines count as a spreadsheet does. */
export interface LineProblem extends Omit<RowProblem, 'row'> {
  line: number
}

/** The inputs of a file's rows, and what can't be read of its cells. */
export const toInputs = (
  file: ImportFile,
  resource: Resource,
  t: TranslateFunction,
): { rows: Record<string, unknown>[]; problems: RowProblem[] } => {
  const { lines, fields } = file
  const found = dayOrder(file, resource)
  const order = found === 'uncertain' ? undefined : found
  const problems: RowProblem[] = []
  const rows = lines.map(({ cells }, index) => {
    const row: Record<string, unknown> = {}
    for (const [column, name] of fields.entries()) {
      const field = name === null ? undefined : resource.fields[name]
      if (name === null || !field) continue
      const input = inputName(name, field)
      try {
        row[input] = readCell(unescapeFormula(cells[column] ?? ''), field, order, t)
      } catch (error) {
        if (!(error instanceof CellProblem)) throw error
        problems.push({ row: index + 1, field: input, message: error.message })
      }
    }
    return row
  })
  return { rows, problems }
}

const readCell = (cell: string, field: Field, order: DayOrder | undefined, t: TranslateFunction): unknown => {
  const { fromCsv, dayFromCsv, noneLabel } = kindView(field)
  const text = cell.trim()
  const none = noneLabel(field)
  if (text === '' || (none !== null && [none, t(none)].includes(text))) return null
  if (dayFromCsv) return dayFromCsv(text, order)
  return fromCsv ? fromCsv(text, field, t) : text
}

/** Where in a file its rows' problems are, in the order of its lines. */
export const toLineProblems = (problems: readonly RowProblem[], { lines }: ImportFile): LineProblem[] =>
  problems
    .map(({ row, ...problem }) => ({ ...problem, line: lines[row - 1]?.line ?? row }))
    .toSorted((a, b) => a.line - b.line)
