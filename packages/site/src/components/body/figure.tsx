import type { FigureSize } from '@kampana/shared/rich-text/media-rules'
import { resolveServerUrl } from '../../framework/server-url.ts'
import { Picture } from '../picture.tsx'

export interface FigureProps {
  src: string
  alt: string
  size: FigureSize
  caption?: string | undefined
  credit?: string | undefined
  /** Whether it begins the page, so that it is fetched with high priority. */
  first?: boolean
}

/** A picture of a text with its caption: half as wide as the text, as wide, or wider. */
export const Figure = ({ src, alt, size, first = false, ...words }: FigureProps) => (
  <figure className={`figure figure-${size}`}>
    <Picture src={src} alt={alt} sizes={widths[size]} first={first} />
    <Caption {...words} />
  </figure>
)

const widths: Readonly<Record<FigureSize, string>> = {
  small: '(min-width: 40rem) 20rem, 92vw',
  medium: '(min-width: 48rem) 42rem, 92vw',
  wide: '(min-width: 72rem) 50rem, 92vw',
}

interface DrawingProps extends Omit<FigureProps, 'size' | 'first'> {
  size: FigureSize | undefined
  width: number
  height: number
}

/** A drawing with its measures, which prevent a layout shift. A wide one without a size of its own fills the text's width. */
export const Drawing = ({ src, alt, size, width, height, ...words }: DrawingProps) => (
  <figure
    className={size && `figure figure-${size}`}
    {...(size === undefined && width > 1.25 * height && { 'data-wide': '' })}
  >
    <img src={resolveServerUrl(src)} alt={alt} width={width} height={height} />
    <Caption {...words} />
  </figure>
)

export type GalleryPicture = Omit<FigureProps, 'size' | 'first'>

/** Pictures beside each other, each whole; one leads to the picture in full. */
export const Gallery = ({ pictures }: { pictures: readonly GalleryPicture[] }) => (
  <div className="gallery">
    {pictures.map(({ src, alt, ...words }, index) => (
      // A gallery's pictures never change their order, and the same picture may stand in it twice.
      // oxlint-disable-next-line react/no-array-index-key
      <figure key={index}>
        <a href={resolveServerUrl(src)} {...(alt === '' && { 'aria-label': `Picture ${index + 1}` })}>
          <Picture src={src} alt={alt} sizes="(min-width: 48rem) 20rem, 45vw" />
        </a>
        <Caption {...words} />
      </figure>
    ))}
  </div>
)

const Caption = ({ caption, credit }: Pick<FigureProps, 'caption' | 'credit'>) =>
  (caption || credit) && (
    <figcaption>
      {caption}
      {caption && credit && ' '}
      {credit && <small>Photo: {credit}</small>}
    </figcaption>
  )
