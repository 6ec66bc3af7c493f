import {
  objectPosition,
  parsePicture,
  listRenditions,
  srcSet,
  type Picture as ParsedPicture,
} from '@kampana/engine-declare/media/picture'
import { resolveServerUrl } from '../framework/server-url.ts'

export interface PictureProps {
  src: string
  alt: string
  title?: string | undefined
  /** The `sizes` attribute, from which the browser chooses a rendition. */
  sizes: string
  /** Width that an editor chose, in pixels. */
  width?: number | undefined
  /** True if it is the page's first image, which is fetched with high priority. */
  first?: boolean
  className?: string
}

/** Attributes of a responsive image (AVIF or WebP), with its focal point and the dimensions that prevent layout shifts. */
export const describePicture = ({ src, width, first = false, sizes: chosen, ...texts }: PictureProps) => {
  const picture = parsePicture(src)
  const sizes = width === undefined ? chosen : `min(${width}px, 100vw)`
  return {
    image: {
      src: resolveServerUrl(picture ? withoutFragment(src) : src),
      ...texts,
      ...(picture ? { ...displaySize(picture, width), srcSet: sources(picture, 'webp'), sizes } : { width }),
      ...(first
        ? { fetchPriority: 'high' as const }
        : { loading: 'lazy' as const, decoding: 'async' as const }),
    },
    source: picture && { type: 'image/avif', srcSet: sources(picture, 'avif'), sizes },
    position: picture?.focal ? objectPosition(picture) : undefined,
  }
}

/** Size of the largest rendition, scaled to `width` if given. */
const displaySize = (picture: ParsedPicture, width?: number): { width: number; height: number } => {
  const largest = listRenditions(picture).at(-1)!
  const displayWidth = width ?? largest.width
  return { width: displayWidth, height: Math.round((largest.height * displayWidth) / largest.width) }
}

const sources = (picture: ParsedPicture, type: 'webp' | 'avif'): string =>
  srcSet(picture, type).replaceAll('/media/', resolveServerUrl('/media/'))

/** Only this site uses the focal point. The address without it is the cached one. */
const withoutFragment = (src: string): string => src.split('#')[0] ?? src
