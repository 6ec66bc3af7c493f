/**
 * Makes tables of a paste such as Markdown has: each cell one line, no merged cells, the first row the columns' names.
 * Returns whether cells were merged.
 */
export const flattenTables = (body: HTMLElement): boolean => {
  let hasMerged = false
  for (const cell of body.querySelectorAll<HTMLTableCellElement>('td, th')) {
    hasMerged = splitCell(cell) || hasMerged
    flattenCell(cell)
  }
  for (const table of body.querySelectorAll('table')) {
    for (const inner of table.querySelectorAll('table')) inner.replaceWith(inner.textContent)
    for (const cell of table.rows[0]?.querySelectorAll('td') ?? []) renameCell(cell)
  }
  return hasMerged
}

/** Puts empty cells where a merged one reached. */
const splitCell = (cell: HTMLTableCellElement): boolean => {
  const columns = Math.min(cell.colSpan, 100)
  const rows = Math.min(cell.rowSpan, 1000)
  if (columns === 1 && rows === 1) return false
  const at = [...(cell.parentElement?.children ?? [])].indexOf(cell)
  let row = cell.parentElement
  for (let n = 0; row && n < rows; n++, row = row.nextElementSibling as HTMLElement | null) {
    const place = n === 0 ? cell.nextSibling : (row.children[at] ?? null)
    for (let column = n === 0 ? 1 : 0; column < columns; column++)
      row.insertBefore(document.createElement('td'), place)
  }
  cell.removeAttribute('colspan')
  cell.removeAttribute('rowspan')
  return true
}

const flattenCell = (cell: HTMLElement): void => {
  for (const block of cell.querySelectorAll('p, div, li, h1, h2, h3, h4, h5, h6')) block.after(' ')
  for (const block of [
    ...cell.querySelectorAll('p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, blockquote, pre'),
  ].toReversed())
    block.replaceWith(...block.childNodes)
}

const renameCell = (cell: HTMLElement): void => {
  const header = document.createElement('th')
  header.append(...cell.childNodes)
  cell.replaceWith(header)
}
