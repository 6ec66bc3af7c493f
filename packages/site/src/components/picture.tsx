import { parsePicture, listRenditions, srcSet, type Picture as Kept } from '@kampana/shared/media/picture'
import { resolveServerUrl } from '../framework/server-url.ts'

interface PictureProps {
  src: string
  alt: string
  title?: string | undefined
  /** How wide the picture is shown, for the browser to choose a size by. */
  sizes: string
  /** How wide it is meant to be, in pixels, where somebody chose that. Never wider than there is room. */
  width?: number | undefined
  /** Fetched at once, before anything else: the first picture of a page. */
  first?: boolean
  className?: string
}

/** A picture with its dimensions, so that nothing moves when it arrives, in the smallest format a browser knows. */
export const Picture = ({ src, alt, title, width, first = false, className, ...rest }: PictureProps) => {
  const picture = parsePicture(src)
  const size = picture && displaySize(picture, width)
  const sizes = width === undefined ? rest.sizes : `min(${width}px, 100vw)`
  const image = (
    <img
      src={resolveServerUrl(src)}
      alt={alt}
      title={title}
      className={className}
      {...(size ? { ...size, srcSet: sources(picture, 'webp'), sizes } : { width })}
      {...(first
        ? { fetchPriority: 'high' as const }
        : { loading: 'lazy' as const, decoding: 'async' as const })}
    />
  )
  return picture ? (
    <picture>
      <source type="image/avif" srcSet={sources(picture, 'avif')} sizes={sizes} />
      {image}
    </picture>
  ) : (
    image
  )
}

/** The largest there is, or as wide as it is meant to be. */
const displaySize = (picture: Kept, width?: number): { width: number; height: number } => {
  const largest = listRenditions(picture).at(-1)!
  const shown = width ?? largest.width
  return { width: shown, height: Math.round((largest.height * shown) / largest.width) }
}

const sources = (picture: Kept, type: 'webp' | 'avif'): string =>
  srcSet(picture, type).replaceAll('/media/', resolveServerUrl('/media/'))
