import { z } from 'zod'
import { escapeAttribute, escapeHtml } from '../../../framework/escape-html.ts'
import { readDirectiveValue, type Directive, type DirectiveContext } from './directive-value.ts'

const cell = z.union([z.string(), z.number()]).transform(String)
const rows = z.array(z.record(z.string(), cell)).min(1, 'a table needs a row.')
type Row = z.output<typeof rows>[number]

/**
 * A list of records as a table: the names of the first record's values are its columns, and the first column names the
 * rows. Rows of one name stand together under it: a faculty by rank. On a phone each row is a card; roles are written
 * out, since browsers forget what a table is once its parts are blocks.
 */
export const tableDirective: Directive = (use) => {
  const records = readDirectiveValue(use, rows)
  const [first = {}] = records
  const columns = Object.keys(first)
  const head = columns.map((name) => `<th role="columnheader" scope="col">${columnTitle(name)}</th>`).join('')
  const groups = groupRows(records, columns[0] ?? '')
  // What a row is called speaks for itself: the second column of a group, or all there is besides the first, or a name.
  // The other columns say on a phone what they are.
  const named = columns.length === 2 || groups.length < records.length ? 1 : 0
  const bodies = groups.map((group) => renderGroup(group, columns, named, use))
  return `<table class="roll wide" role="table"><thead role="rowgroup"><tr role="row">${head}</tr></thead>${bodies.join('')}</table>\n`
}

const renderGroup = (
  group: readonly Row[],
  columns: readonly string[],
  named: number,
  { inline }: DirectiveContext,
): string => {
  const [first = '', ...others] = columns
  const name = `<th role="rowheader" scope="rowgroup"${group.length > 1 ? ` rowspan="${group.length}"` : ''}>${inline(group[0]?.[first] ?? '')}</th>`
  const lines = group.map((row, n) => {
    const cells = others.map((column, at) => {
      const label =
        at >= named && column !== 'name' && row[column]
          ? ` data-label="${escapeAttribute(columnTitle(column))}"`
          : ''
      return `<td role="cell"${label}>${inline(row[column] ?? '')}</td>`
    })
    return `<tr role="row">${n === 0 ? name : ''}${cells.join('')}</tr>`
  })
  return `<tbody role="rowgroup">${lines.join('')}</tbody>`
}

const groupRows = (records: readonly Row[], column: string): Row[][] => {
  const groups: Row[][] = []
  for (const record of records) {
    const last = groups.at(-1)
    if (last && last[0]?.[column] === record[column]) last.push(record)
    else groups.push([record])
  }
  return groups
}

/** `year_level` is the column 'Year level'. */
const columnTitle = (name: string): string =>
  escapeHtml(name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' '))
