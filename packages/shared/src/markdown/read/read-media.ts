import type { Image, Link, PhrasingContent } from 'mdast'
import { buttonTitle } from '../../content/page-link.ts'
import { parsePagePicture } from '../../content/page-picture.ts'
import { parseFile } from '../../media/file.ts'
import type { RichTextNode } from '../../rich-text/rich-text-node.ts'
import { parseBytes } from '../../text/format-bytes.ts'
import type { ReadContext } from './read-context.ts'

/**
 * What stands by itself where it is alone in a paragraph: a picture, several as a gallery, the link of a file or a button.
 * Undefined for other words.
 */
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

/** `![A bell](/content/files/bell.svg#800x600-small "The bell of 1951 (Photo: Ana Cruz)")`: its measures are of a drawing. */
const readFigure = ({ url, title, alt }: Image, { findFile }: ReadContext): RichTextNode => {
  const [, address = url, width, height, named] = /^(.*)#(\d+)x(\d+)(?:-(\w+))?$/.exec(url) ?? []
  const { src, size, caption, credit } = parsePagePicture(named ? `${address}#${named}` : address, title)
  const written = width === undefined ? {} : { width: Number(width), height: Number(height) }
  return {
    type: 'figure',
    attrs: { src, alt: alt ?? '', ...written, ...findFile?.(src), size, caption, credit },
  }
}

/** A link whose title says that it is a button, or how large its file is. */
const readLink = ({ url: href, title, children }: Link): RichTextNode | undefined => {
  const [words] = children
  if (children.length !== 1 || words?.type !== 'text') return undefined
  if (title === buttonTitle) return { type: 'button', attrs: { href, label: words.value } }
  const bytes = readBytes(title ?? '')
  return parseFile(href) && (!title || bytes !== undefined)
    ? { type: 'file', attrs: { href, title: words.value, bytes } }
    : undefined
}

/** `120400 bytes` of the canonical layout, or as people read it. */
const readBytes = (title: string): number | undefined => {
  const [, bytes] = /^(\d{1,10}) bytes$/.exec(title) ?? []
  return bytes === undefined ? parseBytes(title) : Number(bytes)
}
