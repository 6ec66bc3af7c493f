import { plainText, type RichTextNode } from '@kampana/engine-declare/rich-text/rich-text'
import { h } from './html.ts'
import { lineOrBlocks } from './lists.ts'
import type { Children } from './render-node.ts'

/** A cell of a directory table: its text, which is compared, and its HTML. */
export interface RollCell {
  text: string
  html: string
}

/** A table of people or rooms. */
export const rollTable = (head: RichTextNode, rows: readonly RichTextNode[], children: Children): string =>
  renderRoll(
    (head.content ?? []).map((cell) => ({ text: plainText(cell), html: lineOrBlocks(cell, children) })),
    rows.map(({ content = [] }) =>
      content.map((cell) => {
        const html = lineOrBlocks(cell, children)
        return { text: plainText(cell) && html, html }
      }),
    ),
  )

/**
 * A list of people or rooms. Rows with the same first cell are a group, such as a faculty by rank. On a phone each row is a
 * card. The roles are explicit, since browsers drop a table's semantics if its elements are blocks.
 */
export const renderRoll = (columns: readonly RollCell[], rows: readonly (readonly RollCell[])[]): string => {
  const groups = groupRows(rows)
  // On a phone, cells have their column's name as a label, except a row's name. That is the second column of a group or of a
  // table of two columns, or a column called Name.
  const named = columns.length === 2 || groups.length < rows.length ? 1 : 0
  const labels = columns.map(({ text }, at) => (at >= named + 1 && text !== 'Name' ? text : undefined))
  const titles = columns.map(({ html }) => h('th', { role: 'columnheader', scope: 'col' }, html))
  return h(
    'table',
    { className: 'roll wide', role: 'table' },
    h('thead', rowGroup, h('tr', { role: 'row' }, ...titles)),
    ...groups.map((group) => rollGroup(group, labels)),
  )
}

/** Role that browsers only infer as long as the table's elements aren't blocks. */
const rowGroup = { role: 'rowgroup' }

const rollGroup = (
  group: readonly (readonly RollCell[])[],
  labels: readonly (string | undefined)[],
): string => {
  const rowSpan = group.length > 1 ? group.length : undefined
  const rows = group.map(([first, ...others], at) => {
    const cells = others.map(({ text, html }, column) =>
      h('td', { role: 'cell', 'data-label': text === '' ? undefined : labels[column + 1] }, html),
    )
    const name =
      at === 0 && first ? h('th', { role: 'rowheader', scope: 'rowgroup', rowSpan }, first.html) : ''
    return h('tr', { role: 'row' }, name, ...cells)
  })
  return h('tbody', rowGroup, ...rows)
}

const groupRows = (rows: readonly (readonly RollCell[])[]): (readonly RollCell[])[][] => {
  const groups: (readonly RollCell[])[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last && last[0]?.[0]?.text === row[0]?.text) last.push(row)
    else groups.push([row])
  }
  return groups
}
