/** A picture this server keeps: `/media/{hash}/{width}x{height}.webp`, where the numbers are pixels. */
export interface Picture {
  hash: string
  width: number
  height: number
}
/** One stored size of a picture, in pixels. */
export interface Rendition {
  width: number
  height: number
}

const address = /^\/media\/(?<hash>[0-9a-f]{32})\/(?<width>\d{1,5})x(?<height>\d{1,5})\.(?:webp|avif)$/
const widths = [480, 960, 1920]

/** Reads a picture's address, or null where it isn't one of ours. */
export const parsePicture = (src: string): Picture | null => {
  const parts = address.exec(src)?.groups
  return parts ? { hash: parts.hash!, width: Number(parts.width), height: Number(parts.height) } : null
}

/** The sizes a picture of `width` × `height` pixels is kept in: narrower steps first, never enlarged. */
export const renditionsOf = ({ width, height }: Rendition): Rendition[] => {
  const steps = [...widths.filter((step) => step < width), Math.min(width, widths.at(-1)!)]
  return [...new Set(steps)].map((step) => ({
    width: step,
    height: Math.max(1, Math.round((height * step) / width)),
  }))
}

/** Where one size of a picture is, in the given format. */
export const renditionAddress = (hash: string, { width, height }: Rendition, type: 'webp' | 'avif'): string =>
  `/media/${hash}/${width}x${height}.${type}`

/** A `srcset` of all sizes of a picture in one format. */
export const srcSet = (picture: Picture, type: 'webp' | 'avif'): string =>
  renditionsOf(picture)
    .map((size) => `${renditionAddress(picture.hash, size, type)} ${size.width}w`)
    .join(', ')
