import { parsePicture, renditionsOf, srcSet, type Picture as Kept } from '@kampana/shared/picture'
import { onServer } from '../server-address.ts'

interface PictureProps {
  src: string
  alt: string
  title?: string | undefined
  /** How wide the picture is shown, for the browser to choose a size by. */
  sizes: string
  /** Fetched at once, before anything else: the first picture of a page. */
  first?: boolean
  className?: string
}

/** A picture with its dimensions, so that nothing moves when it arrives, in the smallest format a browser knows. */
export const Picture = ({ src, alt, title, sizes, first = false, className }: PictureProps) => {
  const picture = parsePicture(src)
  const size = picture && renditionsOf(picture).at(-1)!
  const image = (
    <img
      src={onServer(src)}
      alt={alt}
      title={title}
      className={className}
      {...(size && { width: size.width, height: size.height, srcSet: sources(picture, 'webp'), sizes })}
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

const sources = (picture: Kept, type: 'webp' | 'avif'): string =>
  srcSet(picture, type).replaceAll('/media/', onServer('/media/'))
