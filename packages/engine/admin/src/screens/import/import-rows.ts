import { inputName, type Field } from '@kampana/engine-declare/kinds/index'
import type { Resource } from '@kampana/engine-declare/resource'
import type { TranslateFunction } from 'react-admin'
import type { DayOrder } from '../../csv/day-order.ts'
import { unescapeFormula } from '../../csv/parse-csv.ts'
import { kindView } from '../kinds/index.ts'
import { CellProblem, type Warn } from './from-csv.ts'
import { dayOrder } from './import-days.ts'
import type { ImportFile } from './read-import-file.ts'

/** Error of a row: the field's input name, '' for none, and a text. Row numbers start at 1 after the heading. */
export interface RowProblem {
  row: number
  field: string
  message: string
}

/** Error with the line number that a spreadsheet shows. */
export interface LineProblem extends Omit<RowProblem, 'row'> {
  line: number
}

/** Input values of a file's rows. */
interface ReadFile {
  rows: Record<string, unknown>[]
  /** Errors of unreadable cells. */
  problems: RowProblem[]
  /** Warnings about omitted content. */
  warnings: RowProblem[]
}

/** Converts a file's rows to input values. Records become drafts unless the person chose to publish them. */
export const toInputs = async (
  file: ImportFile,
  resource: Resource,
  t: TranslateFunction,
): Promise<ReadFile> => {
  const live = liveInput(resource)
  const unpublished = live !== undefined && !file.publishes ? { [live]: null } : {}
  const found = dayOrder(file, resource)
  const reading = { file, resource, t, order: found === 'uncertain' ? undefined : found }
  const read = await Promise.all(file.lines.map(({ cells }, index) => readRow(cells, index + 1, reading)))
  return {
    rows: read.map(({ values }) => ({ ...values, ...unpublished })),
    problems: read.flatMap(({ problems }) => problems),
    warnings: read.flatMap(({ warnings }) => warnings),
  }
}

const readRow = async (
  cells: readonly string[],
  row: number,
  { file, resource, t, order }: Omit<Reading, 'warn'> & { file: ImportFile; resource: Resource },
) => {
  const values: Record<string, unknown> = {}
  const problems: RowProblem[] = []
  const warnings: RowProblem[] = []
  for (const [column, name] of file.fields.entries()) {
    const field = name === null ? undefined : resource.fields[name]
    if (name === null || !field) continue
    const input = inputName(name, field)
    const warn: Warn = (message) => void warnings.push({ row, field: input, message })
    try {
      values[input] = await readCell(unescapeFormula(cells[column] ?? ''), field, { order, t, warn })
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error
      problems.push({ row, field: input, message: error.message })
    }
  }
  return { values, problems, warnings }
}

/** Input that publishes a record; undefined if files can't set it. */
export const liveInput = ({ drafts, fields }: Resource): string | undefined => {
  const field = drafts?.live === undefined ? undefined : fields[drafts.live]
  return drafts?.live !== undefined && field && !field.readOnly ? inputName(drafts.live, field) : undefined
}

interface Reading {
  order: DayOrder | undefined
  t: TranslateFunction
  warn: Warn
}

const readCell = (cell: string, field: Field, { order, t, warn }: Reading): unknown => {
  const { fromCsv, dayFromCsv, noneLabel } = kindView(field)
  const text = cell.trim()
  const none = noneLabel(field)
  if (text === '' || (none !== null && [none, t(none)].includes(text))) return null
  if (dayFromCsv) return dayFromCsv(text, order)
  return fromCsv ? fromCsv(text, field, t, warn) : text
}

/** Converts row problems to line problems, in the order of the file. */
export const toLineProblems = (problems: readonly RowProblem[], { lines }: ImportFile): LineProblem[] =>
  problems
    .map(({ row, ...problem }) => ({ ...problem, line: lines[row - 1]?.line ?? row }))
    .toSorted((a, b) => a.line - b.line)
