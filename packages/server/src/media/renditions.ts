import { required } from '@kampana/engine-server/required'
import { listRenditions, type Rendition } from '@kampana/engine-declare/media/picture'
import { messages } from '@kampana/shared/messages/messages'
import sharp, { type Raw, type Sharp } from 'sharp'
import { heicProfile, withProfile } from './heic/color-profile.ts'
import { withHeicPixels } from './heic/heic.ts'
import { looksLikeHeic } from './picture-formats.ts'
import { UnusablePicture } from './unusable-picture.ts'

const maxMegapixels = 40
/** AVIF's decoder needs at least 18 bytes per pixel, so a file of 2 KB could take 1 GB. */
const maxMegapixelsOfAvif = 12
const careful = { avif: { quality: 50, effort: 2 }, webp: { quality: 80, effort: 3 } } as const
/** Quick encoder settings for the sample drawings of a first start: files 25 % larger, in a third of the time. */
const quick = { avif: { quality: 50, effort: 1 }, webp: { quality: 80, effort: 2 } } as const

/** A stored file of an image; its name is its size and format, `960x540.avif`. */
interface StoredRendition {
  name: string
  type: 'image/avif' | 'image/webp'
  bytes: Uint8Array
}
/** The upload in full size, upright and without metadata, as WebP. */
export interface Original extends Rendition {
  bytes: Uint8Array
}
export interface Renditions extends Rendition {
  files: StoredRendition[]
  /** Basis of later rotations and crops; missing for animations and for images close to the size limit. */
  original?: Original
}

/**
 * Decodes an image, rotates it upright, removes its metadata, and encodes it in each size as AVIF and WebP. Animations stay
 * animated, as WebP only. `field` is the field's name in the texts of an UnusablePicture. Runs in the picture process
 * (picture-process.ts).
 */
export const createRenditions = async (upload: Uint8Array, field: string): Promise<Renditions> => {
  if (looksLikeHeic(upload))
    return withHeicPixels(upload, field, ({ data, raw }) =>
      encodeStill(sharp(data, { raw }), raw, careful, heicProfile(upload)),
    )
  const { width, height, pages = 1, format } = await measure(upload, field)
  const megapixels = (width * height * pages) / 1e6
  if (megapixels > maxMegapixels) throw new UnusablePicture(messages.invalid.maxPixels(field, maxMegapixels))
  if (format === 'heif' && megapixels > maxMegapixelsOfAvif)
    throw new UnusablePicture(messages.invalid.maxPixelsOfAvif(field, maxMegapixelsOfAvif))
  try {
    return pages > 1
      ? await encodeMoving(upload, { width, height })
      : await encodeStill(sharp(upload, { limitInputPixels }).rotate(), { width, height }, careful)
  } catch (error) {
    throw new UnusablePicture(messages.invalid[isTooLarge(error) ? 'heavyImage' : 'image'](field))
  }
}

/** Rotates and crops a stored original, and encodes the result in each size. */
export const reshapePicture = async (
  original: Uint8Array,
  { turn, crop }: { turn: number; crop: (Rendition & { x: number; y: number }) | null },
): Promise<Renditions> => {
  const { data: turned, info } = await sharp(original, { limitInputPixels })
    .rotate(turn)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const { x, y, width, height } = crop ?? { x: 0, y: 0, width: 1, height: 1 }
  const left = Math.min(info.width - 1, Math.round(x * info.width))
  const top = Math.min(info.height - 1, Math.round(y * info.height))
  const size = {
    width: Math.max(1, Math.min(info.width - left, Math.round(width * info.width))),
    height: Math.max(1, Math.min(info.height - top, Math.round(height * info.height))),
  }
  const data = await sharp(turned, { raw })
    .extract({ left, top, ...size })
    .raw()
    .toBuffer()
  return encodeSteps({ data, raw: { ...size, channels: info.channels } }, size, careful)
}

/** Encodes a sample drawing. */
export const createDrawingRenditions = async (svg: Uint8Array): Promise<Renditions> => {
  const { width, height } = await sharp(svg).metadata()
  return encodeStill(sharp(svg), { width, height }, quick)
}

/** libheif and libvips only report it in the message. The maximum height of WebP is 16,383 pixels. */
const isTooLarge = (error: unknown): boolean => /memory|alloc/i.test(String(error))

const measure = async (upload: Uint8Array, field: string) => {
  try {
    // Only reads the header, so that the size is known before anything is decoded.
    const {
      width,
      height,
      pageHeight,
      pages,
      format,
      orientation = 1,
    } = await sharp(upload, { limitInputPixels: false, animated: true }).metadata()
    const tall = pageHeight ?? height
    return orientation >= 5
      ? { width: tall, height: width, pages, format }
      : { width, height: tall, pages, format }
  } catch {
    throw new UnusablePicture(messages.invalid.image(field))
  }
}

const limitInputPixels = maxMegapixels * 1e6

/**
 * Decodes an image once, to the size of the stored original, from which the other sizes are made. `profile` is a color profile
 * that sharp doesn't read.
 */
const encodeStill = async (
  upright: Sharp,
  size: Rendition,
  quality: typeof careful | typeof quick,
  profile?: Uint8Array,
): Promise<Renditions> => {
  const largest = originalSize(size)
  const whole = largest ?? required(listRenditions(size).at(-1))
  const { data: sizedPixels, info } = await sized(upright, whole).raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const data = profile
    ? await sharp(withProfile(sizedPixels, raw, profile))
        .raw()
        .toBuffer()
    : sizedPixels
  const decoded = { data, raw }
  const made = await encodeSteps(decoded, size, quality)
  if (!largest) return made
  const bytes = await sharp(data, { raw }).webp(originalQuality).toBuffer()
  return { ...made, original: { ...largest, bytes } }
}

const originalQuality = { quality: 92, effort: 2 } as const
/** In pixels: enough for a sharp crop, and small enough for the memory of the picture process. */
const maxOriginalWidth = 2560
const maxOriginalPixels = 12e6

const originalSize = ({ width, height }: Rendition): Rendition | undefined => {
  const scaled = Math.min(width, maxOriginalWidth)
  const size = { width: scaled, height: Math.max(1, Math.round((height * scaled) / width)) }
  return size.width * size.height <= maxOriginalPixels ? size : undefined
}

interface Decoded {
  data: Buffer
  raw: Raw
}

/** Encodes every size of a decoded image. */
const encodeSteps = async (
  { data, raw }: Decoded,
  size: Rendition,
  quality: typeof careful | typeof quick,
): Promise<Renditions> => {
  const steps = listRenditions(size)
  const widest = required(steps.at(-1))
  const files: StoredRendition[] = []
  // Starts with the widest AVIF, which fails immediately if the memory doesn't suffice.
  for (const step of steps.toReversed()) {
    const picture = (): Sharp => sized(sharp(data, { raw }), step)
    const avif = await picture().avif(quality.avif).toBuffer()
    files.push({ name: `${step.width}x${step.height}.avif`, type: 'image/avif', bytes: avif })
    files.push(toWebp(step, await picture().webp(quality.webp).toBuffer()))
  }
  return { ...widest, files }
}

const encodeMoving = async (upload: Uint8Array, size: Rendition): Promise<Renditions> => {
  const steps = listRenditions(size)
  const files: StoredRendition[] = []
  for (const step of steps) {
    const picture = sized(sharp(upload, { animated: true, limitInputPixels }).rotate(), step)
    files.push(toWebp(step, await picture.webp(careful.webp).toBuffer()))
  }
  return { ...required(steps.at(-1)), files }
}

const sized = (picture: Sharp, { width, height }: Rendition): Sharp =>
  picture.resize(width, height, { fit: 'fill' })

const toWebp = ({ width, height }: Rendition, bytes: Uint8Array): StoredRendition => ({
  name: `${width}x${height}.webp`,
  type: 'image/webp',
  bytes,
})
