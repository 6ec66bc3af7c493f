import { contentMessages } from '@kampana/shared/messages/content-messages'
import { toText } from '@kampana/shared/messages/message'
import { tokenize } from '@kampana/shared/text/fold'
import { formatDay } from '../../dates.ts'
import { readBlocks, type HeadingBlock, type TextBlocks } from './text-blocks.ts'

export interface Warning {
  line: number
  text: string
}

const { warnings } = contentMessages

/** What a page could do better, in the order of its lines. `lastDays` has the last days of pages that have one. */
export const findWarnings = (text: string, lastDays: ReadonlyMap<string, string> = new Map()): Warning[] => {
  const [, head = '', body = text] = /^---\r?\n([\s\S]*?\r?\n)---\r?\n([\s\S]*)$/.exec(text) ?? []
  const blocks = readBlocks(body, head === '' ? 1 : head.split('\n').length + 2)
  return [
    ...aboutDescription(head),
    ...aboutHeadings(blocks.headings),
    ...aboutLinks(blocks, lastDays),
    ...aboutPictures(blocks),
    ...aboutTables(blocks),
  ].sort((a, b) => a.line - b.line)
}

const warn = (line: number, text: string): Warning => ({ line, text: toText(text) })

/** In characters: what a search engine shows, and what says anything. */
const description = { longest: 160, shortest: 40 }

const aboutDescription = (head: string): Warning[] => {
  const { index, groups } = /^description:[ \t]*(?<value>.*(?:\n[ \t]+.*)*)/m.exec(head) ?? {}
  if (index === undefined) return []
  const value = (groups?.['value'] ?? '')
    .replace(/^[>|][-+]?\s*|^(['"])(.*)\1\s*$/g, '$2')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const line = head.slice(0, index).split('\n').length + 1
  if (value === '') return [warn(line, warnings.noDescription)]
  if (value.length > description.longest)
    return [warn(line, warnings.longDescription(value.length, description.longest))]
  return value.length < description.shortest ? [warn(line, warnings.shortDescription(value.length))] : []
}

const aboutHeadings = (headings: readonly HeadingBlock[]): Warning[] => {
  const seen = new Set<string>()
  return headings.flatMap(({ line, depth, text, isEmpty }, index) => {
    // The page's title is its only heading of the first level.
    const above = headings[index - 1]?.depth ?? 1
    const isRepeated = seen.has(text.toLowerCase())
    seen.add(text.toLowerCase())
    if (text === '') return [warn(line, warnings.headingWithoutWords)]
    return [
      ...(depth === 1 ? [warn(line, warnings.secondTitle(text))] : []),
      ...(depth > above + 1 ? [warn(line, warnings.skippedHeading(text, depth, above + 1))] : []),
      ...(isEmpty ? [warn(line, warnings.emptySection(text))] : []),
      ...(isRepeated ? [warn(line, warnings.repeatedHeading(text))] : []),
    ]
  })
}

/** Words of links that say nothing by themselves, to who has all links of a page read out; English and Filipino. */
const sayNothing = new Set(
  [
    'click, click here, here, this, this link, link, this page, more, read more, learn more, see more, details',
    'more details, download, go, visit, open, tap here, press here, see here',
    'dito, rito, ito, i click, i click ito, i click dito, mag click dito, pindutin, pindutin ito, pindutin dito',
    'basahin, basahin pa, magbasa pa, higit pa, tingnan, tingnan dito, tingnan ito, alamin pa, bisitahin, buksan',
    'narito, nandito, sa link na ito, link na ito',
  ].flatMap((list) => list.split(', ')),
)

const aboutLinks = ({ links }: TextBlocks, lastDays: ReadonlyMap<string, string>): Warning[] =>
  links.flatMap(({ line, text, href }) => {
    const until = lastDays.get(href.replace(/[?#].*$/, ''))
    return [
      ...(sayNothing.has(tokenize(text).join(' ')) ? [warn(line, warnings.linkSaysNothing(text))] : []),
      ...(until === undefined ? [] : [warn(line, warnings.linkEnds(text, formatDay(until)))]),
    ]
  })

const aboutPictures = ({ pictures }: TextBlocks): Warning[] =>
  pictures.flatMap(({ line, text, href }) => {
    if (text.trim() === '')
      return [warn(line, isUpload(href) ? warnings.uploadWithoutWords : warnings.pictureWithoutWords(href))]
    return /^[\w-]+\.(?:jpe?g|png|svg|webp|avif|gif)$|^(?:img|dsc|image|photo|screenshot)[-_ ]?\d+$/i.test(
      text.trim(),
    )
      ? [warn(line, warnings.pictureNamedAsFile(text))]
      : []
  })

const mostColumns = 4

const aboutTables = ({ tables }: TextBlocks): Warning[] =>
  tables.flatMap(({ line, columns }) =>
    columns > mostColumns ? [warn(line, warnings.wideTable(columns))] : [],
  )

/** Whether it is a picture of the library, whose address says nothing to people. */
const isUpload = (href: string): boolean => href.startsWith('/media/')
