import { inputName, type Field } from '@kampana/engine-declare/kinds/index'
import { maxImported, importMessages } from '@kampana/engine-declare/messages/import-messages'
import type { Resource } from '@kampana/engine-declare/resource'
import { isInReplies } from '@kampana/engine-declare/schema/field-schema'
import type { TranslateFunction } from 'react-admin'
import type { DayOrder } from '../../csv/day-order.ts'
import { parseCsv, unescapeFormula, type CsvLine } from '../../csv/parse-csv.ts'
import { msg } from '../../language/msg.ts'
import { CellProblem } from './from-csv.ts'

/** Heading and rows of a file, and the field that each column matches. */
export interface ImportFile {
  heading: string[]
  lines: CsvLine[]
  fields: (string | null)[]
  /** Day order that the person chose for an ambiguous file. */
  saidDayOrder?: DayOrder
  /** True to publish rows at the dates in the file instead of creating drafts. */
  publishes?: boolean
}

/** Fields that a file can contain: the editable fields of a new record. */
export const importFields = ({ fields }: Resource): [name: string, field: Field][] =>
  Object.entries(fields).filter(([, field]) => !field.readOnly && isInReplies(field))

/** Parses a file's text and matches its columns with fields by name or label. Throws a `CellProblem` for an invalid file. */
export const readImportFile = (text: string, resource: Resource, t: TranslateFunction): ImportFile => {
  const { lines, problems } = parseCsv(text)
  const [problem] = problems
  if (problem)
    throw new CellProblem(t('Line %{line}: %{problem}', { line: problem.line, problem: t(problem.text) }))
  const [heading, ...body] = lines
  if (!heading) throw new CellProblem(msg('The file is empty. Choose another file.'))
  if (body.length === 0) throw new CellProblem(importMessages.noRows)
  if (body.length > maxImported) throw new CellProblem(importMessages.tooManyRows(body.length, maxImported))
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
