import { plainText, type RichTextNode } from '@kampana/engine-declare/rich-text/rich-text'
import { h } from './html.ts'
import { lineOrBlocks } from './lists.ts'
import type { Children, ShowNode } from './render-node.ts'
import { rollTable } from './roll-table.ts'

/** A table. Its first row names the columns if all its cells are headers. */
export const bodyTable: ShowNode = (node, children) => {
  const { head, rows } = splitTable(node)
  if (node.attrs?.look === 'roll' && head) return rollTable(head, rows, children)
  const body = rows.map((row) => tableRow(row, 'row', children))
  const table = h(
    'table',
    null,
    head ? h('thead', null, tableRow(head, 'col', children)) : '',
    h('tbody', null, ...body),
  )
  // Scrolls separately, also by keyboard, if it is wider than the page.
  return h(
    'div',
    { className: 'table', role: 'region', tabIndex: 0, 'aria-label': tableLabel(head, rows) },
    table,
  )
}

const splitTable = ({ content: rows = [] }: RichTextNode) => {
  const [first, ...others] = rows
  const isHead = first?.content?.every(({ type }) => type === 'tableHeader') === true && others.length > 0
  return isHead ? { head: first, rows: others } : { head: undefined, rows }
}

/** A header next to other cells names its row. An empty corner cell names nothing. */
const tableRow = (row: RichTextNode, scope: 'col' | 'row', children: Children): string => {
  const cells = (row.content ?? []).map((cell) => {
    const names = cell.type === 'tableHeader' && plainText(cell) !== ''
    return h(
      names ? 'th' : 'td',
      { scope: names && scope, ...cellAttributes(cell) },
      lineOrBlocks(cell, children),
    )
  })
  return h('tr', null, ...cells)
}

/** Accessible name of a table: its columns, or else the first cell of each row. */
const tableLabel = (head: RichTextNode | undefined, rows: readonly RichTextNode[]): string => {
  const cells = head?.content ?? rows.flatMap(({ content = [] }) => content.slice(0, 1))
  return cells.map(plainText).filter(Boolean).join(', ') || 'Table'
}

const cellAttributes = ({ attrs = {} }: RichTextNode) => ({
  colSpan: Number(attrs.colspan ?? 1) > 1 && Number(attrs.colspan),
  rowSpan: Number(attrs.rowspan ?? 1) > 1 && Number(attrs.rowspan),
  className: attrs.align != null && `align-${String(attrs.align)}`,
})
