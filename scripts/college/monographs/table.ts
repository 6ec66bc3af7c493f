import type { Tokens } from 'marked'
import { decorate, ensureRoom, margins, pageHeight, contentWidth, type Sheet } from './sheet.ts'

const gap = 8
const size = 8.5

/** Writes a table with its head. The first column contains row headers; other columns of numbers are right-aligned. */
export const writeTable = (sheet: Sheet, { header, rows }: Tokens.Table): void => {
  const { doc, body, ink } = sheet
  const lines = [header, ...rows].map((cells) => cells.map(({ text }) => text.replaceAll("'", '’')))
  const columns = layOutColumns(sheet, lines)
  const table = doc.struct('Table')
  body.add(table)
  // Keeps a table on one page if it fits.
  const measured = lines.map((cells) => ({ cells, height: rowHeight(sheet, cells, columns) }))
  ensureRoom(
    doc,
    Math.min(
      pageHeight(doc),
      measured.reduce((sum, { height }) => sum + height, 0),
    ) + 4,
  )
  doc.moveDown(0.3)
  measured.forEach(({ cells, height }, row) => {
    ensureRoom(doc, height)
    const top = doc.y
    const line = doc.struct('TR')
    table.add(line)
    columns.forEach(({ left, width, align }, n) => {
      const write = () =>
        doc
          .font(row === 0 ? 'bold' : 'text')
          .fontSize(size)
          .fillColor(row === 0 || n === 0 ? ink.heading : ink.text)
          .text(cells[n] ?? '', left, top + 4, { width, align })
      line.add(doc.struct(row === 0 || n === 0 ? 'TH' : 'TD', {}, write))
    })
    line.end()
    decorate(doc, () =>
      doc
        .moveTo(margins.left, top + height)
        .lineTo(margins.left + contentWidth(doc), top + height)
        .lineWidth(row === 0 ? 1 : 0.4)
        .strokeColor(row === 0 ? ink.accent : ink.rule)
        .stroke(),
    )
    doc.x = margins.left
    doc.y = top + height
  })
  table.end()
  doc.moveDown(0.8)
}

interface Column {
  left: number
  width: number
  align: 'left' | 'right'
}

/** Makes the other columns as wide as their longest words; the first column takes the rest. */
const layOutColumns = ({ doc }: Sheet, lines: readonly (readonly string[])[]): Column[] => {
  doc.font('bold').fontSize(size)
  const [head = []] = lines
  const wanted = head.map((_, n) => Math.max(...lines.map((cells) => doc.widthOfString(cells[n] ?? ''))))
  const room = contentWidth(doc) - gap * (wanted.length - 1)
  const share = Math.min(1, room / wanted.reduce((sum, width) => sum + width, 0))
  const others = wanted.slice(1).map((width) => width * share + 2)
  const widths = [room - others.reduce((sum, width) => sum + width, 0), ...others]
  let left = margins.left
  return widths.map((width, n) => {
    const column: Column = { left, width, align: n > 0 && isFigures(lines, n) ? 'right' : 'left' }
    left += width + gap
    return column
  })
}

const isFigures = (lines: readonly (readonly string[])[], column: number): boolean =>
  lines.slice(1).filter((cells) => /\d/.test(cells[column] ?? '')).length > lines.length / 2

const rowHeight = ({ doc }: Sheet, cells: readonly string[], columns: readonly Column[]): number => {
  doc.font('bold').fontSize(size)
  return Math.max(...columns.map(({ width }, n) => doc.heightOfString(cells[n] ?? '', { width }))) + gap
}
