import { tableShape } from '@kampana/shared/content/directives/table'
import type { z } from 'zod'
import { escapeAttribute, escapeHtml } from '../../../framework/escape-html.ts'
import { readDirectiveValue, type Directive, type DirectiveContext } from './directive-value.ts'

type Row = z.output<typeof tableShape.schema>[number]

/**
 * Renders records as a table. The keys of the first record are its columns, and rows with the same first value are grouped,
 * such as a faculty by rank. On a phone each row is a card; the roles are explicit, since browsers drop a table's semantics
 * when its parts are blocks.
 */
export const tableDirective: Directive = (use) => {
  const records = readDirectiveValue(use, tableShape.schema)
  const [first = {}] = records
  const columns = Object.keys(first)
  const head = columns.map((name) => `<th role="columnheader" scope="col">${columnTitle(name)}</th>`).join('')
  const groups = groupRows(records, columns[0] ?? '')
  // On a phone, cells have their column as a label, except a row's name: the second column of a group, the only one besides
  // the first, or a name.
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
