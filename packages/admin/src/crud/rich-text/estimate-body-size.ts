import { parsePicture, renditionUrl, listRenditions } from '@kampana/shared/media/picture'
import { toServerUrl } from '../../url/resolve-url.ts'
import { walkNodes, parseRichText } from '@kampana/shared/rich-text/rich-text'

/** Bytes beyond which a body is heavy, and bytes that a slow connection brings in a second (400 kbit/s). */
export const sizeLimit = 300 * 1024
export const slowBytesPerSecond = 50 * 1024

/** A phone's screen is 360 wide at two dots a pixel; the site shows pictures 92 % as wide. */
const phoneDots = 360 * 2 * 0.92
/** What is guessed of a picture that can't be asked. */
const usual = 80 * 1024

/** How many bytes a phone loads for a stored body: its words, compressed, and each picture in the size that it takes. */
export const estimateBodySize = async (json: unknown): Promise<number> => {
  if (typeof json !== 'string' || json === '') return 0
  const read = parseRichText(json)
  if ('problem' in read) return 0
  const pictures = [...walkNodes(read.document)].filter(({ type }) => type === 'image')
  const sources = new Set(pictures.map(({ attrs }) => String(attrs?.src)))
  const weights = await Promise.all([...sources].map(weighPicture))
  return Math.round(json.length / 3) + weights.reduce((sum, weight) => sum + weight, 0)
}

const known = new Map<string, Promise<number>>()
const weighPicture = (src: string): Promise<number> => {
  const weight = known.get(src) ?? askWeight(phoneAddress(src))
  known.set(src, weight)
  return weight
}

const phoneAddress = (src: string): string => {
  const picture = parsePicture(src)
  if (!picture) return toServerUrl(src)
  const sizes = listRenditions(picture)
  const size = sizes.find(({ width }) => width >= phoneDots) ?? sizes.at(-1)
  return toServerUrl(size ? renditionUrl(picture.hash, size, 'avif') : src)
}

/** A file's size, asked where an `<img>` would load it from. */
const askWeight = async (address: string): Promise<number> => {
  // Another host shows its pictures to everyone, but tells scripts nothing of them.
  if (new URL(address, location.href).origin !== location.origin) return usual
  try {
    const { ok, headers } = await fetch(address, { method: 'HEAD', credentials: 'omit' })
    return (ok && Number(headers.get('content-length'))) || usual
  } catch {
    return usual
  }
}
