import { bodyMessages } from '../messages/body-messages.ts'
import type { RichTextNode } from './rich-text-node.ts'

/** Maximum that a reader can grasp; larger tables belong into a file to download. */
export const maxTableColumns = 20
export const maxTableRows = 300

/** Problem of a table as a sentence, or null. Merged cells count by their width. */
export const tableProblem = ({ content: rows = [] }: RichTextNode): string | null => {
  if (rows.length === 0 || rows.some(({ content: cells = [] }) => cells.length === 0))
    return bodyMessages.emptyTable
  const columns = Math.max(...rows.map(countColumns))
  if (columns > maxTableColumns) return bodyMessages.columns(maxTableColumns, columns)
  return rows.length > maxTableRows ? bodyMessages.rows(maxTableRows, rows.length) : null
}

/** Width of a row in cells. */
export const countColumns = ({ content: cells = [] }: RichTextNode): number =>
  cells.reduce((sum, { attrs }) => sum + Number(attrs?.colspan ?? 1), 0)
