import { plainText, type RichTextNode } from '@kampana/shared/rich-text/rich-text'
import type { ReactNode } from 'react'
import { lineOrBlocks } from './lists.tsx'
import { inOrder, type Children, type ShowNode } from './render-node.ts'
import { rollTable } from './roll-table.tsx'

/** A table. The first row names the columns where all of its cells are headers. */
export const bodyTable: ShowNode = (node, children) => {
  const { head, rows } = splitTable(node)
  if (node.attrs?.look === 'roll' && head) return rollTable(head, rows, children)
  return (
    // It scrolls by itself, and by keyboard, where it is wider than the page.
    <div className="table" {...region} aria-label={tableLabel(head, rows)}>
      <table>
        {head && <thead>{tableRow(head, 'col', children)}</thead>}
        <tbody>{inOrder(rows.map((row) => tableRow(row, 'row', children)))}</tbody>
      </table>
    </div>
  )
}

const region = { role: 'region', tabIndex: 0 }

const splitTable = ({ content: rows = [] }: RichTextNode) => {
  const [first, ...others] = rows
  const isHead = first?.content?.every(({ type }) => type === 'tableHeader') === true && others.length > 0
  return isHead ? { head: first, rows: others } : { head: undefined, rows }
}

/** A header beside other cells names its row; the empty corner of a table names nothing. */
const tableRow = (row: RichTextNode, scope: 'col' | 'row', children: Children): ReactNode => {
  const cellElement = (cell: RichTextNode): ReactNode =>
    cell.type === 'tableHeader' && plainText(cell) !== '' ? (
      <th scope={scope} {...cellAttributes(cell)}>
        {lineOrBlocks(cell, children)}
      </th>
    ) : (
      <td {...cellAttributes(cell)}>{lineOrBlocks(cell, children)}</td>
    )
  return <tr>{inOrder((row.content ?? []).map(cellElement))}</tr>
}

/** The accessible name of a table: its columns, or else what its rows begin with. */
const tableLabel = (head: RichTextNode | undefined, rows: readonly RichTextNode[]): string => {
  const cells = head?.content ?? rows.flatMap(({ content = [] }) => content.slice(0, 1))
  return cells.map(plainText).filter(Boolean).join(', ') || 'Table'
}

const cellAttributes = ({ attrs = {} }: RichTextNode) => ({
  ...(Number(attrs.colspan ?? 1) > 1 && { colSpan: Number(attrs.colspan) }),
  ...(Number(attrs.rowspan ?? 1) > 1 && { rowSpan: Number(attrs.rowspan) }),
  ...(attrs.align != null && { className: `align-${String(attrs.align)}` }),
})
