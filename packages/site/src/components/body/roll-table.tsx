import { plainText, type RichTextNode } from '@kampana/shared/rich-text/rich-text'
import type { ReactNode } from 'react'
import { lineOrBlocks } from './lists.tsx'
import { inOrder, type Children } from './render-node.ts'

/**
 * A list of people or rooms: rows with the same first cell are a group, such as a faculty by rank. On a phone each row is a card;
 * the roles are explicit, since browsers drop a table's semantics when its parts are blocks.
 */
export const rollTable = (
  head: RichTextNode,
  rows: readonly RichTextNode[],
  children: Children,
): ReactNode => {
  const columns = (head.content ?? []).map(plainText)
  const groups = groupRows(rows)
  // On a phone, cells have their column as a label, except a row's name: the second column of a group, the only one besides
  // the first, or a name.
  const named = columns.length === 2 || groups.length < rows.length ? 1 : 0
  const labels = columns.map((label, at) => (at >= named + 1 && label !== 'Name' ? label : undefined))
  const title = (cell: RichTextNode): ReactNode => (
    <th {...roles.columnheader} scope="col">
      {lineOrBlocks(cell, children)}
    </th>
  )
  return (
    <table className="roll wide" {...roles.table}>
      <thead {...roles.rowgroup}>
        <tr {...roles.row}>{inOrder((head.content ?? []).map(title))}</tr>
      </thead>
      {inOrder(groups.map((group) => rollGroup(group, labels, children)))}
    </table>
  )
}

/** What browsers take for granted of a table, until its parts are blocks. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
}

const rollGroup = (
  group: readonly RichTextNode[],
  labels: readonly (string | undefined)[],
  children: Children,
): ReactNode => {
  const cell = (node: RichTextNode, column: number): ReactNode => (
    <td {...roles.cell} data-label={plainText(node) === '' ? undefined : labels[column + 1]}>
      {lineOrBlocks(node, children)}
    </td>
  )
  const row = ({ content: [first, ...others] = [] }: RichTextNode, at: number): ReactNode => (
    <tr {...roles.row}>
      {at === 0 && first && (
        <th {...roles.rowheader} scope="rowgroup" rowSpan={group.length > 1 ? group.length : undefined}>
          {lineOrBlocks(first, children)}
        </th>
      )}
      {inOrder(others.map(cell))}
    </tr>
  )
  return <tbody {...roles.rowgroup}>{inOrder(group.map(row))}</tbody>
}

const groupRows = (rows: readonly RichTextNode[]): RichTextNode[][] => {
  const nameOf = (row: RichTextNode | undefined) => JSON.stringify(row?.content?.[0]?.content)
  const groups: RichTextNode[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last && nameOf(last[0]) === nameOf(row)) last.push(row)
    else groups.push([row])
  }
  return groups
}
