import type { College } from '../../../packages/site/src/content/college.ts'
import type { Manuscript } from './manuscript.ts'
import { decorate, margins, contentWidth, type Sheet } from './sheet.ts'

/** Writes college, series and number, title, authors, place and year. */
export const writeTitlePage = (
  sheet: Sheet,
  { title, authors, category, year, number }: Manuscript,
  college: College,
) => {
  const { doc, ink } = sheet
  const right = margins.left + contentWidth(doc)
  const [main = title, ...rest] = title.replaceAll("'", '’').split(': ')
  doc.outline.addItem('Title page')
  write(sheet, 'P', college.name, { face: 'bold', size: 10.5, color: ink.heading })
  write(sheet, 'P', `Monograph ${number}  ·  ${category}`, { face: 'text', size: 9, color: ink.accentText })
  doubleRule(sheet, doc.y + 10, right)
  doc.y = 190
  write(sheet, 'H1', main, { face: 'bold', size: 27, color: ink.heading })
  if (rest.length > 0) {
    doc.moveDown(0.4)
    write(sheet, 'P', rest.join(': '), { face: 'italic', size: 14, color: ink.text })
  }
  doc.moveDown(2)
  write(sheet, 'P', authors, { face: 'text', size: 11, color: ink.text })
  doc.y = doc.page.height - margins.bottom - 44
  doubleRule(sheet, doc.y - 10, right)
  write(sheet, 'P', college.town, { face: 'text', size: 9, color: ink.quiet })
  write(sheet, 'P', String(year), { face: 'text', size: 9, color: ink.quiet })
}

interface Setting {
  face: string
  size: number
  color: string
}

const write = ({ doc, body }: Sheet, tag: string, text: string, { face, size, color }: Setting): void => {
  body.add(
    doc.struct(tag, {}, () =>
      doc.font(face).fontSize(size).fillColor(color).text(text, margins.left, doc.y, { lineGap: 2 }),
    ),
  )
}

const doubleRule = ({ doc, ink }: Sheet, top: number, right: number): void =>
  decorate(doc, () => {
    for (const y of [top, top + 3])
      doc.moveTo(margins.left, y).lineTo(right, y).lineWidth(0.7).strokeColor(ink.accent).stroke()
  })
