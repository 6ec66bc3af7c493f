import { walkNodes, type RichTextNode } from '@kampana/engine-declare/rich-text/rich-text'

/** Content of a body that a conversion must preserve: its text without whitespace, and its media. */
interface Content {
  text: string
  media: readonly string[]
}

/** Converted body: this editor's document, and the content of the original body. */
export interface Converted {
  document: RichTextNode
  content: Content
}

/** Image, link, rule or list start in a body. */
type Medium = readonly (string | number)[]

/** Creates comparable content. A link over several pieces of text counts once. */
export const toContent = (text: string, media: readonly Medium[]): Content => {
  const [links, others] = [true, false].map((isLink) =>
    media.filter(([kind]) => (kind === 'link') === isLink).map((each) => JSON.stringify(each)),
  )
  return { text: text.replaceAll(/\s/g, ''), media: [...new Set(links), ...(others ?? [])].sort() }
}

export const pictureMedium = (src: unknown, alt: unknown, title: unknown): Medium => [
  'picture',
  ...[src, alt, title].map((each) => String(each ?? '')),
]
export const linkMedium = (href: unknown, title: unknown): Medium => [
  'link',
  ...[href, title].map((each) => String(each ?? '')),
]
export const ruleMedium: Medium = ['rule']
/** First number of an ordered list; empty for 1, which needs no attribute. */
export const startMedium = (start: unknown): Medium[] =>
  start == null || Number(start) === 1 ? [] : [['start', String(start)]]

/** Content of a document of this editor. */
export const contentOf = (document: RichTextNode): Content => {
  const nodes = [...walkNodes(document)]
  return toContent(nodes.map(({ text = '' }) => text).join(''), nodes.flatMap(mediaOf))
}

const mediaOf = ({ type, attrs = {}, marks = [] }: RichTextNode): Medium[] => {
  const links = marks
    .filter((mark) => mark.type === 'link')
    .map((mark) => linkMedium(mark.attrs?.href, mark.attrs?.title))
  if (type === 'image') return [pictureMedium(attrs.src, attrs.alt, attrs.title), ...links]
  if (type === 'horizontalRule') return [ruleMedium]
  return type === 'orderedList' ? startMedium(attrs.start) : links
}

export const isSameContent = (one: Content, other: Content): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** True if a link runs a script. Such a link is removed from a body; its text remains. */
export const isScriptLink = (href: string): boolean =>
  /^(?:javascript|vbscript|data):/i.test(href.replaceAll(/[\u0000-\u0020]/g, ''))
