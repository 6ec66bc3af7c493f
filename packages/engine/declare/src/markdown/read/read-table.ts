import type { Table } from 'mdast'
import type { RichTextNode } from '../../rich-text/rich-text-node.ts'
import type { ReadContext } from './read-context.ts'
import { readInline } from './read-inline.ts'

/** A table, whose first row contains column headings. If that row is empty, the first cell of each row is its heading. */
export const readTable = ({ align, children }: Table, context: ReadContext): RichTextNode => {
  const [first, ...others] = children
  const columns = first?.children.length ?? 0
  const isNamed = first?.children.some((cell) => cell.children.length > 0) === true
  const rows = isNamed || !first || others.length === 0 ? children : others
  return {
    type: 'table',
    content: rows.map((row) => ({
      type: 'tableRow',
      content: Array.from({ length: columns }, (_, column) => {
        const isHeader = isNamed ? row === first : column === 0
        return {
          type: isHeader ? 'tableHeader' : 'tableCell',
          attrs: { align: align?.[column] ?? null },
          content: [
            { type: 'paragraph', content: readInline(row.children[column]?.children ?? [], context) },
          ],
        }
      }),
    })),
  }
}
