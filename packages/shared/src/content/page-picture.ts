import { figureSizes, type FigureSize } from '../rich-text/media-rules.ts'

/** A picture of a page's text, as `![A bell](pictures/bell.svg#small "The bell of 1951 (Photo: Ana Cruz)")` says it. */
export interface PagePicture {
  /** A file of the college's folder, or an upload's address. */
  src: string
  /** Null for the size that the site gives a picture of its shape. */
  size: FigureSize | null
  caption: string | null
  credit: string | null
}

/** Reads the address and the title of a Markdown picture. */
export const parsePagePicture = (url: string, title: string | null | undefined): PagePicture => {
  const [, src = url, fragment] = /^([^#]*)#(\w+)$/.exec(url) ?? []
  const size = figureSizes.find((each) => each === fragment)
  const [, caption = title ?? '', credit] = /^(.*?)\s*\(Photo: ([^()]+)\)$/s.exec(title ?? '') ?? []
  return { src: size ? src : url, size: size ?? null, caption: caption || null, credit: credit ?? null }
}

/** The address and the title by which Markdown says all of a picture but its description. */
export const formatPagePicture = ({
  src,
  size,
  caption,
  credit,
}: PagePicture): { url: string; title: string | null } => {
  // A parenthesis would end the credit where it is read again.
  const photo = credit ? `(Photo: ${credit.replaceAll(/[()]/g, '')})` : ''
  // The focal point is the library's, and added when the page is read.
  const address = src.startsWith('/media/') ? src.replace(/#.*$/, '') : src
  const title = [caption?.trim(), photo].filter(Boolean).join(' ')
  return { url: size ? `${address}#${size}` : address, title: title || null }
}
