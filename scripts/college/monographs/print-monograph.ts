import { Marked, type Token, type Tokens } from 'marked'
import type { College } from '../../../packages/site/src/content/college.ts'
import { collectBuffer } from './collect-buffer.ts'
import type { Manuscript } from './manuscript.ts'
import { isMarkedToken } from './marked-token.ts'
import { writePageNumbers } from './page-numbers.ts'
import { writeRuns } from './runs.ts'
import { ensureRoom, newDocument, type Ink, type Sheet } from './sheet.ts'
import { writeTable } from './table.ts'
import { writeTitlePage } from './title-page.ts'

/** Prints a monograph as a tagged PDF with bookmarks: title page, abstract, text and tables, and numbered pages. */
export const printMonograph = (manuscript: Manuscript, college: College, ink: Ink): Promise<Buffer> => {
  const { title, authors, category, year, text } = manuscript
  const day = new Date(Date.UTC(year, 8, 1))
  const doc = newDocument({ Title: title, Author: authors, Subject: category }, day)
  const whole = collectBuffer(doc)
  const body = doc.struct('Document')
  doc.addStructure(body)
  const sheet: Sheet = { doc, body, ink }
  writeTitlePage(sheet, manuscript, college)
  doc.addPage()
  const blocks = new Marked().lexer(text)
  // The second heading ends the abstract, which has its own page.
  const end = blocks.findIndex(({ type }, n) => type === 'heading' && n > 0)
  for (const token of blocks.slice(0, end)) writeBlock(sheet, token)
  writeCitation(sheet, manuscript, college)
  doc.addPage()
  for (const token of blocks.slice(end)) writeBlock(sheet, token)
  body.end()
  writePageNumbers(sheet, `${college.short_name}, Monograph ${manuscript.number}`)
  doc.end()
  return whole
}

/** Writes the citation and the license. */
const writeCitation = (sheet: Sheet, { title, authors, year, number }: Manuscript, college: College) => {
  const { doc, body, ink } = sheet
  doc.moveDown(1.5)
  const lines = [
    `To be cited as: ${authors} (${year}). ${title.replaceAll("'", '’')}. ${college.name}, Monograph ${number}.`,
    'It may be read, copied and taught from by anyone who says where it comes from.',
  ]
  for (const line of lines)
    body.add(
      doc.struct('P', {}, () =>
        doc.font('text').fontSize(8.5).fillColor(ink.quiet).text(line, { lineGap: 2.5, paragraphGap: 5 }),
      ),
    )
}

const writeBlock = (sheet: Sheet, token: Token): void => {
  if (!isMarkedToken(token)) return
  if (token.type === 'heading') writeHeading(sheet, token)
  if (token.type === 'paragraph') writeParagraph(sheet, token.tokens)
  if (token.type === 'blockquote') writeQuote(sheet, token)
  if (token.type === 'table') writeTable(sheet, token)
}

const writeHeading = ({ doc, body, ink }: Sheet, { depth, text }: Tokens.Heading): void => {
  ensureRoom(doc, 70)
  const words = text.replaceAll("'", '’')
  if (depth === 2) doc.outline.addItem(words)
  if (doc.y > doc.page.margins.top) doc.moveDown(depth === 2 ? 0.9 : 0.5)
  body.add(
    doc.struct(depth === 2 ? 'H2' : 'H3', { title: words }, () =>
      doc
        .font('bold')
        .fontSize(depth === 2 ? 14 : 11)
        .fillColor(ink.heading)
        .text(words),
    ),
  )
  doc.moveDown(0.35)
}

const writeParagraph = (sheet: Sheet, tokens: readonly Token[]): void => {
  const { doc, body, ink } = sheet
  ensureRoom(doc, 30)
  doc.fontSize(9.75).fillColor(ink.text)
  body.add(doc.struct('P', {}, () => writeRuns(sheet, tokens, { lineGap: 3.2, paragraphGap: 5.5 })))
}

const writeQuote = (sheet: Sheet, { tokens }: Tokens.Blockquote): void => {
  const { doc, body, ink } = sheet
  const [paragraph] = tokens
  if (paragraph?.type !== 'paragraph') return
  ensureRoom(doc, 50)
  doc.moveDown(0.4).fontSize(11.5).fillColor(ink.heading)
  const text = String(paragraph['text']).replace(/\s*\n\s*/g, ' ')
  body.add(
    doc.struct('BlockQuote', {}, () =>
      doc.font('italic').text(text, { lineGap: 2.5, indent: 0, paragraphGap: 9 }),
    ),
  )
}
