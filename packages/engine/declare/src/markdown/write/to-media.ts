import type { BlockContent, Image } from 'mdast'
import { buttonTitle } from '../../addresses/page-link.ts'
import { formatPagePicture } from '../page-picture.ts'
import { figureSizes } from '../../rich-text/media-rules.ts'
import type { RichTextNode } from '../../rich-text/rich-text-node.ts'
import { textOrNull } from './to-phrasing.ts'

type Attributes = Readonly<Record<string, unknown>>

/** Images in a separate paragraph; those of a gallery one below the other. */
export const toPictures = (figures: readonly RichTextNode[]): BlockContent => ({
  type: 'paragraph',
  children: figures.flatMap(({ attrs = {} }, at) => {
    const picture = toPicture(attrs)
    return at === 0 ? [picture] : [{ type: 'text' as const, value: '\n' }, picture]
  }),
})

const toPicture = ({ src, alt, width, height, size: named, caption, credit }: Attributes): Image => {
  const size = figureSizes.find((each) => each === named) ?? null
  const measures = width == null || height == null ? '' : `${String(width)}x${String(height)}`
  const texts = { caption: textOrNull(caption), credit: textOrNull(credit) }
  const { title } = formatPagePicture({ src: '', size: null, ...texts })
  const fragment = [measures, size].filter(Boolean).join('-')
  return {
    type: 'image',
    url: `${String(src)}${fragment && `#${fragment}`}`,
    alt: textOrNull(alt) ?? '',
    title,
  }
}

/** A link in a separate paragraph, with its kind in the title. */
const toLink = (href: unknown, title: string | null, texts: unknown): BlockContent => ({
  type: 'paragraph',
  children: [{ type: 'link', url: String(href), title, children: [{ type: 'text', value: String(texts) }] }],
})

export const toFile = ({ href, title, bytes, pages }: Attributes): BlockContent => {
  const size = bytes == null ? [] : [`${String(bytes)} bytes`]
  const length = pages == null ? [] : [`${String(pages)} pages`]
  return toLink(href, [...size, ...length].join(', ') || null, title)
}

export const toButton = ({ href, label }: Attributes): BlockContent => toLink(href, buttonTitle, label)
