import { Marked, type Token, type Tokens } from 'marked'
import type { College } from '../../../packages/site/src/content/college.ts'
import { collectBuffer } from './collect-buffer.ts'
import { isMarkedToken } from './marked-token.ts'
import { writePageNumbers } from './page-numbers.ts'
import { writeRuns } from './runs.ts'
import { decorate, ensureRoom, margins, newDocument, contentWidth, type Ink, type Sheet } from './sheet.ts'

/** Form or set of rules: its title, and its text in Markdown. */
interface PlainFile {
  title: string
  text: string
  /** Creation date in the file, fixed so that two runs give the same bytes. */
  day: Date
}

/**
 * Prints a form as a tagged A4 PDF that can be filled in on screen or on paper: `- [ ] Label` is a checkbox, and a list item
 * that ends with a colon is a text field. Other Markdown is printed as usual.
 */
export const printForm = ({ title, text, day }: PlainFile, college: College, ink: Ink): Promise<Buffer> => {
  const doc = newDocument({ Title: title, Author: college.name, Subject: college.short_name }, day, 'A4')
  const whole = collectBuffer(doc)
  const body = doc.struct('Document')
  doc.addStructure(body)
  doc.font('text')
  doc.initForm()
  const sheet: Sheet = { doc, body, ink }
  writeHead(sheet, title, college)
  for (const token of new Marked().lexer(text)) writeBlock(sheet, token)
  body.end()
  writePageNumbers(sheet, `${college.short_name}, ${title}`)
  doc.end()
  return whole
}

const writeHead = (sheet: Sheet, title: string, { name, town }: College): void => {
  const { doc, ink } = sheet
  line(sheet, 'P', `${name}, ${town}`, 'text', 9, ink.quiet)
  line(sheet, 'H1', title, 'bold', 20, ink.heading)
  decorate(doc, () =>
    doc
      .moveTo(margins.left, doc.y + 4)
      .lineTo(margins.left + 60, doc.y + 4)
      .lineWidth(1.5)
      .strokeColor(ink.accent)
      .stroke(),
  )
  doc.y += 14
}

const writeBlock = (sheet: Sheet, token: Token): void => {
  if (!isMarkedToken(token)) return
  if (token.type === 'heading') {
    ensureRoom(sheet.doc, 80)
    sheet.doc.moveDown(0.6)
    line(sheet, 'H2', token.text, 'bold', 13, sheet.ink.heading)
    sheet.doc.moveDown(0.3)
  }
  if (token.type === 'paragraph') writeParagraph(sheet, token.tokens)
  if (token.type === 'list') for (const item of token.items) writeItem(sheet, item)
}

const writeParagraph = (sheet: Sheet, tokens: readonly Token[]): void => {
  const { doc, body, ink } = sheet
  ensureRoom(doc, 30)
  doc.fontSize(10).fillColor(ink.text)
  body.add(doc.struct('P', {}, () => writeRuns(sheet, tokens, { lineGap: 3, paragraphGap: 5 })))
}

const writeItem = (sheet: Sheet, item: Tokens.ListItem): void => {
  const text = item.text.replace(/\s*\n\s*/g, ' ')
  if (item.task) return writeBox(sheet, text)
  if (text.endsWith(':')) return writeField(sheet, text.slice(0, -1))
  const { doc, body, ink } = sheet
  ensureRoom(doc, 24)
  doc.fontSize(10).fillColor(ink.text)
  body.add(
    doc.struct('P', {}, () =>
      doc.font('text').text(`•  ${text.replaceAll("'", '’')}`, { lineGap: 3, paragraphGap: 3 }),
    ),
  )
}

/** Writes a checkbox. Each field has a unique name, since fields of the same name share their value. */
const writeBox = (sheet: Sheet, label: string): void => {
  const { doc, ink } = sheet
  ensureRoom(doc, 22)
  const top = doc.y
  decorate(doc, () => doc.rect(margins.left, top, 11, 11).lineWidth(0.7).strokeColor(ink.quiet).stroke())
  doc.formCheckbox(fieldName(sheet, label), margins.left, top, 11, 11, { backgroundColor: null })
  doc.x = margins.left + 20
  doc.y = top
  line(sheet, 'P', label, 'text', 10, ink.text)
  doc.x = margins.left
  doc.y = Math.max(doc.y, top + 11) + 5
}

/** Writes a label with a text field. */
const writeField = (sheet: Sheet, label: string): void => {
  const { doc, ink } = sheet
  ensureRoom(doc, 40)
  line(sheet, 'P', label, 'text', 8.5, ink.quiet)
  const top = doc.y + 1
  const width = contentWidth(doc)
  doc.formText(fieldName(sheet, label), margins.left, top, width, 17, { fontSize: 11 })
  decorate(doc, () =>
    doc
      .moveTo(margins.left, top + 18)
      .lineTo(margins.left + width, top + 18)
      .lineWidth(0.6)
      .strokeColor(ink.quiet)
      .stroke(),
  )
  doc.y = top + 26
}

const names = new WeakMap<PDFKit.PDFDocument, number>()
const fieldName = ({ doc }: Sheet, label: string): string => {
  const count = (names.get(doc) ?? 0) + 1
  names.set(doc, count)
  return `${count} ${label.replace(/[^A-Za-z0-9 ]/g, '').slice(0, 60)}`
}

const line = (
  { doc, body }: Sheet,
  tag: string,
  text: string,
  face: string,
  size: number,
  color: string,
): void =>
  void body.add(
    doc.struct(tag, {}, () =>
      doc.font(face).fontSize(size).fillColor(color).text(text.replaceAll("'", '’'), { lineGap: 2 }),
    ),
  )
