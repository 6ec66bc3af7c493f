import { fileURLToPath } from 'node:url'
import Pdf from 'pdfkit'

/** Colors of a printed monograph. */
export interface Ink {
  text: string
  quiet: string
  heading: string
  accent: string
  accentText: string
  rule: string
}

/** Document being written, and the current element of its structure tree, for screen readers. */
export interface Sheet {
  doc: PDFKit.PDFDocument
  body: PDFKit.PDFStructureElement
  ink: Ink
}

/** Margins of an A5 page, in points. */
export const margins = { top: 54, bottom: 60, left: 50, right: 50 }
const faces = { text: '400-normal', italic: '400-italic', bold: '600-normal' }

export const newDocument = (
  info: { Title: string; Author: string; Subject: string },
  day: Date,
  size: 'A4' | 'A5' = 'A5',
) => {
  const doc = new Pdf({
    size,
    margins,
    lang: 'en-PH',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    bufferPages: true,
    info: { ...info, CreationDate: day, ModDate: day, Producer: 'Kampana', Creator: 'Kampana' },
  })
  for (const [name, face] of Object.entries(faces))
    doc.registerFont(
      name,
      fileURLToPath(import.meta.resolve(`@fontsource/fraunces/files/fraunces-latin-${face}.woff`)),
    )
  return doc
}

/** Width between the margins. */
export const contentWidth = ({ page }: PDFKit.PDFDocument): number =>
  page.width - margins.left - margins.right

/** Height between the margins. */
export const pageHeight = ({ page }: PDFKit.PDFDocument): number => page.height - margins.top - margins.bottom

/** Adds a page if fewer points than these are left. */
export const ensureRoom = (doc: PDFKit.PDFDocument, points: number): void => {
  if (doc.y + points > doc.page.height - margins.bottom) doc.addPage()
}

/** Draws lines and ornaments as artifacts, which screen readers skip. */
export const decorate = (doc: PDFKit.PDFDocument, draw: () => void): void => {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}
