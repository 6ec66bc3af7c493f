import { figureSizes, type FigureSize } from '@kampana/shared/rich-text/media-rules'
import type { RichTextNode } from '@kampana/shared/rich-text/rich-text'
import { Picture } from '../picture.tsx'
import { Drawing, Figure, type GalleryPicture } from './figure.tsx'

interface PictureNodeProps {
  node: RichTextNode
  /** Whether it begins the body, so that it is fetched with high priority. */
  first?: boolean
}

/** A picture within a line. */
export const Illustration = ({ node: { attrs }, first = false }: PictureNodeProps) => (
  <Picture
    src={String(attrs?.src)}
    alt={textOr(attrs?.alt, '')}
    title={textOr(attrs?.title, undefined)}
    width={numberOr(attrs?.width)}
    sizes="(min-width: 48rem) 42rem, 92vw"
    first={first}
  />
)

/** A picture by itself: an upload, or a drawing of known measures. */
export const FigureNode = ({ node, first = false }: PictureNodeProps) => {
  const { attrs = {} } = node
  const size = figureSizes.find((each) => each === attrs.size)
  const [width, height] = [numberOr(attrs.width), numberOr(attrs.height)]
  return width !== undefined && height !== undefined && isDrawing(attrs.src) ? (
    <Drawing {...pictureOf(node)} size={size} width={width} height={height} />
  ) : (
    <Figure {...pictureOf(node)} size={size ?? defaultSize} first={first} />
  )
}

const defaultSize: FigureSize = 'medium'
const isDrawing = (src: unknown): boolean => String(src).endsWith('.svg')

export const pictureOf = ({ attrs = {} }: RichTextNode): GalleryPicture => ({
  src: String(attrs.src),
  alt: textOr(attrs.alt, ''),
  caption: textOr(attrs.caption, undefined),
  credit: textOr(attrs.credit, undefined),
})

const textOr = <T,>(value: unknown, other: T): string | T => (typeof value === 'string' ? value : other)
const numberOr = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)
