import type { Image, Link, PhrasingContent } from 'mdast'
import { buttonTitle } from '../../addresses/page-link.ts'
import { parsePagePicture } from '../page-picture.ts'
import { parseFile, type FileMeasures } from '../../media/file.ts'
import type { RichTextNode } from '../../rich-text/rich-text-node.ts'
import { parseBytes } from '../../text/format-bytes.ts'
import type { ReadContext } from './read-context.ts'

/** Reads media alone in a paragraph: an image, several as a gallery, a file link or a button. Undefined for other text. */
export const readMedia = (
  children: readonly PhrasingContent[],
  context: ReadContext,
): RichTextNode | undefined => {
  const parts = children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  const [first, ...others] = parts
  if (first?.type === 'link' && others.length === 0) return readLink(first)
  if (!first || !parts.every((part) => part.type === 'image')) return undefined
  const figures = parts.map((part) => readFigure(part, context))
  return figures.length > 1 ? { type: 'gallery', content: figures } : figures[0]
}

/**
 * `![A bell](/content/files/bell.svg#800x600-small "The bell of 1951 (Photo: Ana Cruz)")`: its measures belong to a drawing.
 */
const readFigure = ({ url, title, alt }: Image, { findFile }: ReadContext): RichTextNode => {
  const [, address = url, width, height, named] = /^(.*)#(\d+)x(\d+)(?:-(\w+))?$/.exec(url) ?? []
  const { src, size, caption, credit } = parsePagePicture(named ? `${address}#${named}` : address, title)
  const written = width === undefined ? {} : { width: Number(width), height: Number(height) }
  return {
    type: 'figure',
    attrs: { src, alt: alt ?? '', ...written, ...findFile?.(src), size, caption, credit },
  }
}

/** A link whose title marks it as a button, or contains its file's size and pages. */
const readLink = ({ url: href, title, children }: Link): RichTextNode | undefined => {
  const [label] = children
  if (children.length !== 1 || label?.type !== 'text') return undefined
  if (title === buttonTitle) return { type: 'button', attrs: { href, label: label.value } }
  const measures = readMeasures(title ?? '')
  return parseFile(href) && measures
    ? { type: 'file', attrs: { href, title: label.value, ...measures } }
    : undefined
}

/** `120400 bytes, 2 pages` in the canonical layout, or in readable units. Undefined for another title. */
const readMeasures = (title: string): FileMeasures | undefined => {
  const [, size = '', length] = /^(.*?)(?:(?:^|, )(\d{1,7}) pages?)?$/s.exec(title) ?? []
  const [, exact] = /^(\d{1,10}) bytes$/.exec(size) ?? []
  const bytes = exact === undefined ? parseBytes(size) : Number(exact)
  if (size !== '' && bytes === undefined) return undefined
  return { ...(bytes !== undefined && { bytes }), ...(length !== undefined && { pages: Number(length) }) }
}
