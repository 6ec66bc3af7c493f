import { warningMessages } from '../messages/warning-messages.ts'
import { tokenize } from '../text/fold.ts'
import { plainText } from './plain-text.ts'
import type { RichTextNode } from './rich-text-node.ts'
import { countColumns } from './table-size.ts'
import { walkNodes } from './walk-nodes.ts'

/** Suggestions for readers on phones or with screen readers, in reading order, each once. */
export const bodyWarnings = (document: RichTextNode): string[] => {
  const nodes = [...walkNodes(document)]
  return [
    ...new Set([
      ...aboutHeadings(document.content ?? []),
      ...nodes.flatMap(aboutLink),
      ...nodes.flatMap(aboutPicture),
      ...nodes.flatMap(aboutTable),
    ]),
  ]
}

/** The page's title is the heading above all others. */
const titleLevel = 1

const aboutHeadings = (blocks: readonly RichTextNode[]): string[] => {
  const seen = new Set<string>()
  let above = titleLevel
  return blocks.flatMap((block, index) => {
    if (block.type !== 'heading') return []
    const [text, level] = [plainText(block), Number(block.attrs?.['level'])]
    const expected = above + 1
    above = level
    if (text === '') return [warningMessages.headingWithoutWords]
    const isRepeated = seen.has(text.toLowerCase())
    seen.add(text.toLowerCase())
    return [
      ...(level > expected ? [warningMessages.skippedHeading(text, level, expected)] : []),
      ...(endsSection(blocks[index + 1], level) ? [warningMessages.emptySection(text)] : []),
      ...(isRepeated ? [warningMessages.repeatedHeading(text)] : []),
    ]
  })
}

/** True if nothing, or a heading of the same or a higher level, follows. */
const endsSection = (next: RichTextNode | undefined, level: number): boolean =>
  next === undefined || (next.type === 'heading' && Number(next.attrs?.['level']) <= level)

/** Link texts that mean nothing in a list of all links; English and Filipino. */
const areMeaningless = new Set(
  [
    'click, click here, here, this, this link, link, this page, more, read more, learn more, see more, details',
    'more details, download, go, visit, open, tap here, press here, see here',
    'dito, rito, ito, i click, i click ito, i click dito, mag click dito, pindutin, pindutin ito, pindutin dito',
    'basahin, basahin pa, magbasa pa, higit pa, tingnan, tingnan dito, tingnan ito, alamin pa, bisitahin, buksan',
    'narito, nandito, sa link na ito, link na ito',
  ].flatMap((list) => list.split(', ')),
)

const aboutLink = ({ content = [] }: RichTextNode): string[] =>
  linkTexts(content).flatMap((text) =>
    areMeaningless.has(tokenize(text).join(' ')) ? [warningMessages.linkSaysNothing(text)] : [],
  )

/** Texts of the links in a line. A link may consist of several texts, for example with bold words. */
const linkTexts = (line: readonly RichTextNode[]): string[] => {
  const links: { href: unknown; text: string }[] = []
  let last: unknown
  for (const { text, marks = [] } of line) {
    const href = marks.find(({ type }) => type === 'link')?.attrs?.['href']
    if (text !== undefined && href !== undefined)
      if (href === last) links.at(-1)!.text += text
      else links.push({ href, text })
    last = href
  }
  return links.map(({ text }) => text)
}

const fileName = /^[\w-]+\.(?:jpe?g|png|svg|webp|avif|gif)$|^(?:img|dsc|image|photo|screenshot)[-_ ]?\d+$/i

const aboutPicture = ({ type, attrs = {} }: RichTextNode): string[] => {
  if (type !== 'figure' && type !== 'image') return []
  const { alt } = attrs
  if (typeof alt !== 'string') return [warningMessages.pictureWithoutWords]
  return fileName.test(alt.trim()) ? [warningMessages.pictureNamedAsFile(alt.trim())] : []
}

const maxColumns = 4

/** Phones show a list of people as cards. */
const aboutTable = ({ type, attrs, content: rows = [] }: RichTextNode): string[] => {
  if (type !== 'table' || attrs?.['look'] === 'roll') return []
  const columns = Math.max(...rows.map(countColumns))
  return columns > maxColumns ? [warningMessages.wideTable(columns)] : []
}
