import { buttonTitle } from '@kampana/shared/content/page-link'
import { parsePagePicture } from '@kampana/shared/content/page-picture'
import { videoTitle } from '@kampana/shared/content/page-video'
import { parseFile } from '@kampana/shared/media/file'
import { parseVideo } from '@kampana/shared/rich-text/video'
import { parseBytes } from '@kampana/shared/text/format-bytes'
import type { JSONContent } from '@tiptap/core'
import type { Image, Link, PhrasingContent } from 'mdast'
import { isEditableHref } from '../schema/text-marks.ts'

/**
 * What stands by itself on the site where it is alone in a paragraph: a picture, several as a gallery, the link of a file or a
 * button. Undefined for other words.
 */
export const readMedia = (children: readonly PhrasingContent[]): JSONContent | undefined => {
  const parts = children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  const [first, ...others] = parts
  if (first?.type === 'link' && others.length === 0) return readLink(first)
  if (!first || !parts.every((part) => part.type === 'image')) return undefined
  const figures = parts.map(readFigure)
  return figures.length > 1 ? { type: 'gallery', content: figures } : figures[0]
}

const readFigure = ({ url, title, alt }: Image): JSONContent => ({
  type: 'figure',
  attrs: { ...parsePagePicture(url, title), alt: alt ?? '' },
})

/** A link whose title says that it is a button, or how large its file is. */
const readLink = ({ url: href, title, children }: Link): JSONContent | undefined => {
  const [words] = children
  if (children.length !== 1 || words?.type !== 'text') return undefined
  if (title === buttonTitle && isEditableHref(href))
    return { type: 'button', attrs: { href, label: words.value } }
  const bytes = parseBytes(title ?? '')
  return parseFile(href) && (!title || bytes !== undefined)
    ? { type: 'file', attrs: { href, title: words.value, bytes: bytes ?? null } }
    : undefined
}

/** `::video https://youtu.be/…#Open%20day`; undefined for another line or a host that has no player here. */
export const readVideo = (line: string): JSONContent | undefined => {
  const [, address = ''] = /^::video\s+(\S+)$/.exec(line) ?? []
  if (!parseVideo(address)) return undefined
  return {
    type: 'video',
    attrs: { href: address.replace(/#.*$/, ''), title: videoTitle(address) || null },
  }
}
