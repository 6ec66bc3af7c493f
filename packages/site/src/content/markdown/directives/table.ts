import { tableShape } from '@kampana/shared/content/directives/table'
import { renderRoll } from '../roll-table.ts'
import { readDirectiveValue, type Directive } from './directive-value.ts'

/** Renders records as a table, whose columns are the keys of the first record. */
export const tableDirective: Directive = (use) => {
  const records = readDirectiveValue(use, tableShape.schema)
  const columns = Object.keys(records[0] ?? {})
  const cell = (text: string) => ({ text, html: use.inline(text) })
  return renderRoll(
    columns.map(columnTitle),
    records.map((record) => columns.map((column) => cell(record[column] ?? ''))),
  )
}

/** `year_level` is the column 'Year level'. */
const columnTitle = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')
