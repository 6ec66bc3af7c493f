import { parsePicture, renditionUrl, listRenditions } from '@kampana/engine-declare/media/picture'
import { toServerUrl } from '../url/resolve-url.ts'
import { listPictures } from '@kampana/engine-declare/rich-text/pictures'
import { parseRichText } from '@kampana/engine-declare/rich-text/rich-text'

/** Maximum bytes of a light body, and bytes per second of a slow connection (400 kbit/s). */
export const sizeLimit = 300 * 1024
export const slowBytesPerSecond = 50 * 1024

/** Phone screens are 360 CSS pixels wide at 2x density. The site shows images at 92 % of that width. */
const phonePixels = 360 * 2 * 0.92
/** Size of an image whose size can't be fetched. */
const assumedSize = 80 * 1024

/**
 * Number of bytes that a phone loads for a stored body. Counts the compressed text and each image in the required rendition.
 */
export const estimateBodySize = async (json: unknown): Promise<number> => {
  if (typeof json !== 'string' || json === '') return 0
  const result = parseRichText(json)
  if ('problem' in result) return 0
  const sources = new Set(listPictures(result.document).map(({ attrs }) => String(attrs?.src)))
  const weights = await Promise.all([...sources].map(pictureSize))
  return Math.round(json.length / 3) + weights.reduce((sum, weight) => sum + weight, 0)
}

const pictureSizes = new Map<string, Promise<number>>()
const pictureSize = (src: string): Promise<number> => {
  const weight = pictureSizes.get(src) ?? fetchFileSize(phoneUrl(src))
  pictureSizes.set(src, weight)
  return weight
}

const phoneUrl = (src: string): string => {
  const picture = parsePicture(src)
  if (!picture) return toServerUrl(src)
  const sizes = listRenditions(picture)
  const size = sizes.find(({ width }) => width >= phonePixels) ?? sizes.at(-1)
  return toServerUrl(size ? renditionUrl(picture.hash, size, 'avif') : src)
}

/** Size of a file, from a HEAD request. */
const fetchFileSize = async (address: string): Promise<number> => {
  // CORS: scripts can't read the headers of images on other hosts.
  if (new URL(address, location.href).origin !== location.origin) return assumedSize
  try {
    const { ok, headers } = await fetch(address, { method: 'HEAD', credentials: 'omit' })
    return (ok && Number(headers.get('content-length'))) || assumedSize
  } catch {
    return assumedSize
  }
}
