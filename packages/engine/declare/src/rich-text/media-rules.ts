import { parseFile } from '../media/file.ts'
import { bodyMessages } from '../messages/body-messages.ts'
import { isSafeLink, isSafePictureUrl } from '../text/safe-url.ts'
import { nullable, oneOf, short, integerBetween, nonBlankText, type NodeRule } from './attribute-checks.ts'
import type { RichTextNode } from './rich-text-node.ts'
import { parseVideo } from './video.ts'

/** Widths of an image in a text: half, full, or wider than the text. */
export const figureSizes = ['small', 'medium', 'wide'] as const
export type FigureSize = (typeof figureSizes)[number]

/** In UTF-16 units: of captions and descriptions, of titles and credits, of button texts. */
export const maxCaption = 500
export const maxTitle = 200
export const maxLabel = 80
/** More images than any reader views. */
export const maxGalleryPictures = 40

const pictureSrc = (value: unknown): boolean => typeof value === 'string' && isSafePictureUrl(value)
const pixels = nullable(integerBetween(1, 20_000))

/** An image: within a line as `image`, or separate as `figure`. */
export const image = {
  attrs: {
    src: pictureSrc,
    alt: nullable(short(maxCaption)),
    title: nullable(short(maxCaption)),
    width: pixels,
    height: pixels,
  },
  content: [],
} as const satisfies NodeRule

/** Problem of a gallery as a sentence, or null. */
function galleryProblem({ content = [] }: RichTextNode): string | null {
  if (content.length === 0) return bodyMessages.emptyGallery
  return content.length > maxGalleryPictures ? bodyMessages.gallery(maxGalleryPictures, content.length) : null
}

/** Nodes between paragraphs, except tables. A figure without `alt` isn't described yet. */
export const mediaNodes = {
  figure: {
    attrs: {
      src: pictureSrc,
      alt: nullable(short(maxCaption)),
      width: pixels,
      height: pixels,
      size: nullable(oneOf(...figureSizes)),
      caption: nullable(short(maxCaption)),
      credit: nullable(short(maxTitle)),
    },
    content: [],
    words: ['caption', 'credit'],
  },
  gallery: { content: ['figure'], problem: galleryProblem },
  file: {
    attrs: {
      href: (value) => typeof value === 'string' && parseFile(value) !== null,
      title: nonBlankText(maxTitle),
      bytes: nullable(integerBetween(1, 1_000_000_000)),
      pages: nullable(integerBetween(1, 1_000_000)),
    },
    content: [],
    words: ['title'],
  },
  video: {
    attrs: {
      href: (value) => typeof value === 'string' && parseVideo(value) !== null,
      title: nullable(short(maxTitle)),
    },
    content: [],
    words: ['title'],
  },
  button: {
    attrs: {
      href: (value) => typeof value === 'string' && isSafeLink(value),
      label: nonBlankText(maxLabel),
    },
    content: [],
    words: ['label'],
  },
} as const satisfies Record<string, NodeRule>
