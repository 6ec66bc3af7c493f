import type { Tokens } from 'marked'
import { escapeAttribute } from '../../framework/escape-html.ts'

/** Renders a table that scrolls by itself, and by keyboard, where it is wider than the page. */
export const renderTable = (token: Tokens.Table, inner: (cell: Tokens.TableCell) => string): string =>
  `<div class="table" role="region" tabindex="0" aria-label="${escapeAttribute(tableLabel(token))}">${renderRows(token, inner)}</div>\n`

/** The accessible name of a table: its columns, or else its rows. */
const tableLabel = ({ header, rows }: Tokens.Table): string => {
  const columns = header.map(({ text }) => text).filter(Boolean)
  return (columns.length > 0 ? columns : rows.map(([first]) => first?.text ?? '')).join(', ')
}

/** A table with an empty header has its row headers in the first column. */
const renderRows = ({ header, rows }: Tokens.Table, inner: (cell: Tokens.TableCell) => string): string => {
  const named = header.some((cell) => cell.text !== '')
  const head = `<thead><tr>${header.map((cell) => `<th scope="col">${inner(cell)}</th>`).join('')}</tr></thead>`
  const first = (cell: Tokens.TableCell) =>
    named ? `<td>${inner(cell)}</td>` : `<th scope="row">${inner(cell)}</th>`
  const body = rows.map(
    (row) => `<tr>${row.map((cell, n) => (n === 0 ? first(cell) : `<td>${inner(cell)}</td>`)).join('')}</tr>`,
  )
  return `<table>${named ? head : ''}<tbody>${body.join('')}</tbody></table>`
}
