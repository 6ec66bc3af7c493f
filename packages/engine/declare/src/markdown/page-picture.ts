import { figureSizes, type FigureSize } from '../rich-text/media-rules.ts'

/** An image in a page's text, such as `![A bell](pictures/bell.svg#small "The bell of 1951 (Photo: Ana Cruz)")`. */
export interface PagePicture {
  /** A file of the college's folder, or an upload's address. */
  src: string
  /** Null for the default size of an image of this shape. */
  size: FigureSize | null
  caption: string | null
  credit: string | null
}

/** Reads the address and title of a Markdown image. */
export const parsePagePicture = (url: string, title: string | null | undefined): PagePicture => {
  const [, src = url, fragment] = /^([^#]*)#(\w+)$/.exec(url) ?? []
  const size = figureSizes.find((each) => each === fragment)
  const [, caption = title ?? '', credit] = /^(.*?)\s*\(Photo: ([^()]+)\)$/s.exec(title ?? '') ?? []
  return { src: size ? src : url, size: size ?? null, caption: caption || null, credit: credit ?? null }
}

/** Address and title that contain everything about a Markdown image, except its description. */
export const formatPagePicture = ({
  src,
  size,
  caption,
  credit,
}: PagePicture): { url: string; title: string | null } => {
  // A parenthesis would end the credit when it is read.
  const photo = credit ? `(Photo: ${credit.replaceAll(/[()]/g, '')})` : ''
  // The focal point belongs to the media library and is added when the page is read.
  const address = src.startsWith('/media/') ? src.replace(/#.*$/, '') : src
  const title = [caption?.trim(), photo].filter(Boolean).join(' ')
  return { url: size ? `${address}#${size}` : address, title: title || null }
}
