import { figureSizes, type FigureSize } from '@kampana/engine-declare/rich-text/media-rules'
import type { RichTextNode } from '@kampana/engine-declare/rich-text/rich-text'
import { renderDrawing, figure, type FigureTexts } from './figure.ts'
import { renderPicture } from './render-picture.ts'

/** An inline image. `first` is true at the start of the page. */
export const illustration = ({ attrs }: RichTextNode, first = false): string =>
  renderPicture({
    src: String(attrs?.src),
    alt: textOr(attrs?.alt, ''),
    title: textOr(attrs?.title, undefined),
    width: numberOr(attrs?.width),
    sizes: '(min-width: 48rem) 42rem, 92vw',
    first,
  })

/** A block image: an upload, or a drawing of known dimensions. */
export const figureNode = (node: RichTextNode, first = false): string => {
  const { attrs = {} } = node
  const size = figureSizes.find((each) => each === attrs.size)
  const [width, height] = [numberOr(attrs.width), numberOr(attrs.height)]
  return width !== undefined && height !== undefined && isDrawing(attrs.src)
    ? renderDrawing(pictureOf(node), size, [width, height])
    : figure(pictureOf(node), size ?? defaultSize, first)
}

const defaultSize: FigureSize = 'medium'
const isDrawing = (src: unknown): boolean => String(src).endsWith('.svg')

export const pictureOf = ({ attrs = {} }: RichTextNode): FigureTexts => ({
  src: String(attrs.src),
  alt: textOr(attrs.alt, ''),
  caption: textOr(attrs.caption, undefined),
  credit: textOr(attrs.credit, undefined),
})

const textOr = <T>(value: unknown, other: T): string | T => (typeof value === 'string' ? value : other)
const numberOr = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)
