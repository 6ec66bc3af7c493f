/** Rendition of an image on this server: `/media/{hash}/{width}x{height}.webp`, in pixels. */
export interface Picture {
  hash: string
  width: number
  height: number
  /** Point that stays visible when the image is cropped, in percent from the left and the top; the center by default. */
  focal?: FocalPoint
}
export interface FocalPoint {
  x: number
  y: number
}
/** A stored size of an image, in pixels. */
export interface Rendition {
  width: number
  height: number
}

const address =
  /^\/media\/(?<hash>[0-9a-f]{32})\/(?<width>[1-9]\d{0,4})x(?<height>[1-9]\d{0,4})\.(?:webp|avif)(?:#focal=(?<x>\d{1,2}|100),(?<y>\d{1,2}|100))?$/
const widths = [480, 960, 1920]

/** Address of an image in any rendition. The id is the hash under which the image was first stored. */
export const imageAddress = (id: string): string => `/media/${id}`

/** Id in an image's address; null for other addresses. */
export const parseImageId = (src: string): string | null => /^\/media\/([0-9a-f]{32})$/.exec(src)?.[1] ?? null

/** Hash in the address of an image or of one of its renditions; null for other addresses. */
export const imageHash = (src: string): string | null => parseImageId(src) ?? parsePicture(src)?.hash ?? null

/** Reads a rendition's address; null for other addresses. */
export const parsePicture = (src: string): Picture | null => {
  const { hash, width, height, x, y } = address.exec(src)?.groups ?? {}
  if (!hash) return null
  const picture = { hash, width: Number(width), height: Number(height) }
  return x === undefined ? picture : { ...picture, focal: { x: Number(x), y: Number(y) } }
}

/**
 * Stored sizes of an image of `width` × `height` pixels: narrower steps first, never enlarged. They are calculated from the
 * widest size, so that its address alone determines them.
 */
export const listRenditions = (original: Rendition): Rendition[] => {
  const widest = scale(original, Math.min(original.width, ...widths.slice(-1)))
  return [...widths.filter((width) => width < widest.width).map((width) => scale(widest, width)), widest]
}

const scale = ({ width, height }: Rendition, target: number): Rendition => ({
  width: target,
  height: Math.max(1, Math.round((height * target) / width)),
})

/** CSS `object-position` of an image's focal point. */
export const objectPosition = ({ focal }: Pick<Picture, 'focal'>): string | undefined =>
  focal && `${focal.x}% ${focal.y}%`

/** Address of one size of an image in a format. */
export const renditionUrl = (hash: string, { width, height }: Rendition, type: 'webp' | 'avif'): string =>
  `/media/${hash}/${width}x${height}.${type}`

/** A `srcset` of all sizes of an image in one format. */
export const srcSet = (picture: Picture, type: 'webp' | 'avif'): string =>
  listRenditions(picture)
    .map((size) => `${renditionUrl(picture.hash, size, type)} ${size.width}w`)
    .join(', ')
