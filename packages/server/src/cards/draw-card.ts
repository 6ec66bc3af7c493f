import { cardSize, type ShareCard } from '@kampana/engine-declare/media/card'
import type { CollegeIdentity } from '../college/college.ts'
import { codeBox, drawCode } from './code-box.ts'
import { chooseInks, type Inks } from './inks.ts'
import { pictureFrame } from './picture-frame.ts'
import { balanceLines, truncateLines, breakLines } from './set-lines.ts'
import { fraunces } from './typeface.ts'
import { required } from '@kampana/engine-server/required'

const margin = 76
const kicker = { size: 26, tracking: 4.2, line: 112 }
const text = { size: 34, leading: 46 }
const name = { size: 30, small: 22 }
const seal = { size: 88, top: 480 }
const footRule = 448
const [bold, regular] = [() => fraunces(600), () => fraunces(400)]

/** Options of a card: room for a picture, and the verification address of its code. */
interface CardOptions {
  illustrated: boolean
  codeAddress?: string | undefined
}

/** Draws a card as SVG that needs no font. Fits titles of any length and omits characters that the font lacks. */
export const drawCard = (
  card: ShareCard,
  college: CollegeIdentity,
  { illustrated, codeAddress }: CardOptions,
): string => {
  const inks = chooseInks(card.tone, college)
  const code =
    card.code !== undefined && codeAddress !== undefined ? drawCode(card.code, codeAddress, inks.name) : ''
  const right = rightEdge(illustrated, code !== '')
  const parts = [
    `<rect width="${cardSize.width}" height="${cardSize.height}" fill="${inks.ground}"/>`,
    illustrated ? '' : watermark(college, inks),
    frame(inks, illustrated),
    ...drawText(card, right - margin, inks),
    `<path d="M${margin} ${footRule}H${right}" stroke="${inks.rule}" stroke-width="1.5"/>`,
    drawSeal(college.seal, { x: margin, y: seal.top, size: seal.size }),
    ...drawFooter(card, college, right, inks),
    code,
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">${parts.join('')}</svg>`
}

/** Right edge of the text. */
const rightEdge = (illustrated: boolean, hasCode: boolean): number => {
  if (illustrated) return pictureFrame.left - margin
  return hasCode ? codeBox.left - margin / 2 : cardSize.width - margin
}

/** Draws kicker, title and lines. If no character of the title can be drawn, the kicker replaces the title. */
const drawText = (card: ShareCard, width: number, inks: Inks): string[] => {
  // If the font lacks every character before a colon or dash, removes the colon or dash.
  const title = bold()
    .drawable(card.title)
    .replace(/^[:;,|–—-]\s/, '')
  const above = bold().drawable(card.kicker ?? '')
  const lines = setLines(card.lines ?? [], width)
  const [heading, small] = title === '' ? [above, ''] : [title, above]
  const room = { top: small === '' ? 88 : 140, bottom: footRule - 24 - lines.length * text.leading }
  const fitted = fitTitle(heading, width, room)
  return [
    drawKicker(small, width, inks),
    inked(
      inks.title,
      fitted.lines.map((line) => bold().outlined(line.words, { ...line, x: margin, size: fitted.size })),
    ),
    inked(
      inks.text,
      lines.map((line, n) =>
        regular().outlined(line, {
          x: margin,
          y: fitted.bottom + 14 + (n + 0.8) * text.leading,
          size: text.size,
        }),
      ),
    ),
  ]
}

const setLines = (lines: readonly string[], width: number): string[] => {
  const measure = (words: string) => regular().widthOf(words, text.size)
  return lines
    .map((line) => regular().drawable(line))
    .flatMap((line) => truncateLines(balanceLines(line, width, measure), 2, width, measure))
    .slice(0, 4)
}

const drawKicker = (words: string, width: number, inks: Inks): string => {
  const { size, tracking, line } = kicker
  const measure = (each: string) => bold().widthOf(each, size, tracking)
  const [first = ''] = truncateLines(breakLines(words.toUpperCase(), width, measure), 1, width, measure)
  return inked(inks.kicker, [bold().outlined(first, { x: margin, y: line, size, tracking })])
}

/** Footer with the college's name and the note. */
const drawFooter = (
  { note = '' }: ShareCard,
  college: CollegeIdentity,
  right: number,
  inks: Inks,
): string[] => {
  const left = margin + seal.size + 24
  const measure = (words: string) => bold().widthOf(words, name.size)
  const names = truncateLines(
    breakLines(bold().drawable(college.name), right - left, measure),
    2,
    right - left,
    measure,
  )
  const when = regular().drawable(note)
  const rows = names.length + (when === '' ? 0 : 1)
  const first = seal.top + seal.size / 2 + 10 - ((rows - 1) * 36) / 2
  return [
    inked(
      inks.name,
      names.map((line, n) => bold().outlined(line, { x: left, y: first + n * 36, size: name.size })),
    ),
    inked(inks.note, [
      regular().outlined(when, { x: left, y: first + names.length * 36, size: name.small + 4 }),
    ]),
  ]
}

/** Seal in one color as a large, faint watermark. */
const watermark = ({ sealInOneColor }: CollegeIdentity, { rule, faint }: Inks): string =>
  `<clipPath id="sheet"><path d="M36 36H${cardSize.width - 36}V${cardSize.height - 36}H36z"/></clipPath><g clip-path="url(#sheet)"><g color="${rule}" opacity="${faint}">${drawSeal(sealInOneColor, { x: 700, y: 62, size: 560 })}</g></g>`

/** Double rule, as on a diploma; next to a picture, a single line. */
const frame = ({ rule }: Inks, beside: boolean): string =>
  beside
    ? `<path d="M${pictureFrame.left - 3} 0V${cardSize.height}" stroke="${rule}" stroke-width="6"/>`
    : `<g fill="none" stroke="${rule}"><rect x="25" y="25" width="${cardSize.width - 50}" height="${cardSize.height - 50}" stroke-width="3"/><rect x="33.5" y="33.5" width="${cardSize.width - 67}" height="${cardSize.height - 67}"/></g>`

const inked = (fill: string, paths: readonly string[]): string => `<g fill="${fill}">${paths.join('')}</g>`

/** Nests the college's seal as an SVG with the given position and size, in pixels. */
const drawSeal = (seal: string, { x, y, size }: { x: number; y: number; size: number }): string => {
  const [, attributes = '', inner = ''] = /<svg([^>]*)>(.*)<\/svg>/s.exec(seal) ?? []
  const own = attributes.replace(/\s(?:x|y|width|height|xmlns)="[^"]*"/g, '')
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}"${own}>${inner}</svg>`
}

const sizes = [120, 108, 96, 88, 80, 72, 66, 60, 54, 49, 44, 40, 36, 33]
const leading = 1.13

interface FittedTitle {
  size: number
  /** `y` is the baseline, in pixels from the top. */
  lines: { words: string; y: number }[]
  /** Bottom of the title. */
  bottom: number
}

/** Sets a title in the largest size that fits. Truncates a title that is too long for the smallest size. */
const fitTitle = (
  title: string,
  width: number,
  { top, bottom }: { top: number; bottom: number },
): FittedTitle => {
  const face = fraunces(600)
  const breakLines = (size: number) => balanceLines(title, width, (words) => face.widthOf(words, size))
  const countLines = (size: number) => Math.floor((bottom - top) / (size * leading))
  const wholeWords = (size: number) => title.split(' ').every((word) => face.widthOf(word, size) <= width)
  const size =
    sizes.find((size) => wholeWords(size) && breakLines(size).length <= countLines(size)) ??
    sizes.find((size) => breakLines(size).length <= countLines(size)) ??
    required(sizes.at(-1))
  const lines = truncateLines(breakLines(size), countLines(size), width, (words) => face.widthOf(words, size))
  return {
    size,
    lines: lines.map((words, n) => ({ words, y: top + size * (0.82 + n * leading) })),
    bottom: top + lines.length * size * leading,
  }
}
