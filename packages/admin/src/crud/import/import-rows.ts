import { inputName, type Field } from '@kampana/shared/kinds/index'
import { mostImported, importMessages } from '@kampana/shared/messages/import-messages'
import type { Resource } from '@kampana/shared/resource'
import { isInReplies } from '@kampana/shared/schema/field-schema'
import type { TranslateFunction } from 'react-admin'
import { findDayOrder, type DayOrder } from '../../csv/day-order.ts'
import { parseCsv, unescapeFormula, type CsvLine } from '../../csv/parse-csv.ts'
import { msg } from '../../language/msg.ts'
import { kindView } from '../kinds/index.ts'
import { CellProblem } from './from-csv.ts'

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

/** A file's heading, its rows, and the field that each column was matched with. */
export interface ImportFile {
  heading: string[]
  lines: CsvLine[]
  fields: (string | null)[]
  /** What somebody has said of days that fit both orders. */
  saidDayOrder?: DayOrder
}

/** The fields that a file can have: those that people write when they make a record. */
export const importFields = ({ fields }: Resource): [name: string, field: Field][] =>
  Object.entries(fields).filter(([, field]) => !field.readOnly && isInReplies(field))

/** Reads a file's text, and matches its columns with fields by name or label. Throws a `CellProblem` for what is no such file. */
export const readImportFile = (text: string, resource: Resource, t: TranslateFunction): ImportFile => {
  const { lines, problems } = parseCsv(text)
  const [problem] = problems
  if (problem)
    throw new CellProblem(t('Line %{line}: %{problem}', { line: problem.line, problem: t(problem.text) }))
  const [heading, ...body] = lines
  if (!heading) throw new CellProblem(msg('The file is empty.'))
  if (body.length === 0) throw new CellProblem(importMessages.noRows)
  if (body.length > mostImported) throw new CellProblem(importMessages.tooManyRows(body.length, mostImported))
  return { heading: heading.cells, lines: body, fields: matchColumns(heading.cells, resource, t) }
}

const matchColumns = (heading: readonly string[], resource: Resource, t: TranslateFunction) => {
  const taken = new Set<string>()
  return heading.map((name) => {
    const text = plain(unescapeFormula(name))
    const found = importFields(resource).find(
      ([key, field]) =>
        !taken.has(key) &&
        [key, inputName(key, field), field.label, t(field.label)].some((each) => plain(each) === text),
    )
    if (found) taken.add(found[0])
    return found?.[0] ?? null
  })
}
const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ')

/** The cells of a file's columns of days. */
export const dayCells = ({ lines, fields }: ImportFile, resource: Resource): string[] => {
  const columns = fields.flatMap((name, column) => (dayReader(name, resource) ? [column] : []))
  return lines.flatMap(({ cells }) => columns.map((column) => cells[column] ?? ''))
}

const dayReader = (name: string | null, { fields }: Resource) => {
  const field = name === null ? undefined : fields[name]
  return field && kindView(field).dayFromCsv
}

/** The order of a file's days; 'uncertain' if somebody has to say it first. */
export const dayOrder = (file: ImportFile, resource: Resource): DayOrder | 'uncertain' | undefined => {
  const found = findDayOrder(dayCells(file, resource))
  return found === 'uncertain' ? (file.saidDayOrder ?? found) : found
}

/** A cell of a column of days as it was understood: `Dec 25, 2026`. Undefined for others, and for what can't be read. */
export const dayReading = (
  cell: string,
  name: string | null,
  file: ImportFile,
  resource: Resource,
): string | undefined => {
  const field = name === null ? undefined : resource.fields[name]
  const order = dayOrder(file, resource)
  const read = dayReader(name, resource)
  if (!field || !read || order === 'uncertain' || cell.trim() === '') return undefined
  try {
    return kindView(field).text(read(cell, order), field)
  } catch (error) {
    if (!(error instanceof CellProblem)) throw error
    return undefined
  }
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
