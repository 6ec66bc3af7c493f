import { listRenditions, parsePicture, renditionUrl } from '@kampana/engine-declare/media/picture'
import { Box } from '@mui/material'
import { toServerUrl } from '@kampana/engine-admin/url/resolve-url'

interface Props {
  src: string
  alt: string
  /** Focal point as fractions of width and height; null for the center. */
  focal?: { x: number | null; y: number | null } | undefined
}

/** Smallest rendition of an image, cropped around its focal point to the tile's proportions. */
export const Thumbnail = ({ src, alt, focal }: Props) => (
  <Box
    component="img"
    src={smallestRendition(src)}
    alt={alt}
    loading="lazy"
    decoding="async"
    draggable={false}
    sx={image}
    style={{ objectPosition: `${(focal?.x ?? 0.5) * 100}% ${(focal?.y ?? 0.5) * 100}%` }}
  />
)

const smallestRendition = (src: string): string => {
  const picture = parsePicture(src)
  const [smallest] = picture ? listRenditions(picture) : []
  return toServerUrl(picture && smallest ? renditionUrl(picture.hash, smallest, 'webp') : src)
}

const image = {
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  backgroundColor: 'action.hover',
}
