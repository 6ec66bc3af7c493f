/** A picture this server keeps: `/media/{hash}/{width}x{height}.webp`, where the numbers are pixels. */
export interface Picture {
  hash: string
  width: number
  height: number
  /** The point that is shown wherever the picture is cut to another shape, in percent from the left and the top; by default the middle. */
  focal?: FocalPoint
}
export interface FocalPoint {
  x: number
  y: number
}
/** One stored size of a picture, in pixels. */
export interface Rendition {
  width: number
  height: number
}

const address =
  /^\/media\/(?<hash>[0-9a-f]{32})\/(?<width>[1-9]\d{0,4})x(?<height>[1-9]\d{0,4})\.(?:webp|avif)(?:#focal=(?<x>\d{1,2}|100),(?<y>\d{1,2}|100))?$/
const widths = [480, 960, 1920]

/** Reads a picture's address, or null where it isn't one of ours. */
export const parsePicture = (src: string): Picture | null => {
  const { hash, width, height, x, y } = address.exec(src)?.groups ?? {}
  if (!hash) return null
  const picture = { hash, width: Number(width), height: Number(height) }
  return x === undefined ? picture : { ...picture, focal: { x: Number(x), y: Number(y) } }
}

/**
 * The sizes a picture of `width` × `height` pixels is kept in: narrower steps first, never enlarged. The narrower
 * ones are reckoned from the widest, so that its address alone tells them all.
 */
export const listRenditions = (original: Rendition): Rendition[] => {
  const widest = scale(original, Math.min(original.width, ...widths.slice(-1)))
  return [...widths.filter((width) => width < widest.width).map((width) => scale(widest, width)), widest]
}

const scale = ({ width, height }: Rendition, target: number): Rendition => ({
  width: target,
  height: Math.max(1, Math.round((height * target) / width)),
})

/** The CSS `object-position` of a picture's focal point. */
export const objectPosition = ({ focal }: Pick<Picture, 'focal'>): string | undefined =>
  focal && `${focal.x}% ${focal.y}%`

/** Where one size of a picture is, in the given format. */
export const renditionUrl = (hash: string, { width, height }: Rendition, type: 'webp' | 'avif'): string =>
  `/media/${hash}/${width}x${height}.${type}`

/** A `srcset` of all sizes of a picture in one format. */
export const srcSet = (picture: Picture, type: 'webp' | 'avif'): string =>
  listRenditions(picture)
    .map((size) => `${renditionUrl(picture.hash, size, type)} ${size.width}w`)
    .join(', ')
