import { margins, contentWidth, type Sheet } from './sheet.ts'

/** Numbers every page except the title page. */
export const writePageNumbers = ({ doc, ink }: Sheet, running: string): void => {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start + 1; page < start + count; page++) {
    doc.switchToPage(page)
    // Otherwise text below the margin would add a page.
    doc.page.margins.bottom = 0
    const top = doc.page.height - 38
    const width = contentWidth(doc)
    doc.markContent('Artifact', { type: 'Pagination' })
    doc.font('text').fontSize(8).fillColor(ink.quiet)
    doc.text(running, margins.left, top, { width: width - 30, lineBreak: false })
    doc.text(String(page + 1), margins.left, top, { width, align: 'right', lineBreak: false })
    doc.endMarkedContent()
  }
}
