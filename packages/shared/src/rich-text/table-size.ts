import { bodyMessages } from '../messages/body-messages.ts'
import type { RichTextNode } from './rich-text-node.ts'

/** The most that a reader can still take in; more belongs into a file to download. */
export const maxTableColumns = 20
export const maxTableRows = 300

/** Why a table can't be stored, in plain words, or null. Merged cells count as often as they are wide. */
export const tableProblem = ({ content: rows = [] }: RichTextNode): string | null => {
  if (rows.length === 0 || rows.some(({ content: cells = [] }) => cells.length === 0))
    return bodyMessages.emptyTable
  const columns = Math.max(...rows.map(countColumns))
  if (columns > maxTableColumns) return bodyMessages.columns(maxTableColumns, columns)
  return rows.length > maxTableRows ? bodyMessages.rows(maxTableRows, rows.length) : null
}

/** How wide a row is, in cells. */
export const countColumns = ({ content: cells = [] }: RichTextNode): number =>
  cells.reduce((sum, { attrs }) => sum + Number(attrs?.colspan ?? 1), 0)
