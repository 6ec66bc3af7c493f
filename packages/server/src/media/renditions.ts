import { renditionsOf, type Rendition } from '@kampana/shared/picture'
import { messages } from '@kampana/shared/messages'
import type { Sharp } from 'sharp'
import { turns } from '../turns.ts'
import { looksLikePicture, pictureFormats } from './sniff.ts'

export const mostBytes = 10 * 1024 * 1024
export const mostMegapixels = 40
const careful = { avif: { quality: 50, effort: 2 }, webp: { quality: 80, effort: 3 } } as const
/** A quarter larger and three times as quick: a first start shouldn't wait for a dozen drawings. */
const quick = { avif: { quality: 50, effort: 1 }, webp: { quality: 80, effort: 2 } } as const

/** Decoding takes up to a gigabyte for the largest pictures, so they wait for each other. */
export const onePictureAtATime = turns(1)

/** One stored file of a picture; its name is its size and format, `960x540.avif`. */
export interface StoredRendition {
  name: string
  type: 'image/avif' | 'image/webp'
  bytes: Uint8Array
}
export interface Renditions extends Rendition {
  files: StoredRendition[]
}

/** A picture that can't be taken, with the text for the field it came in. */
export class UnusablePicture extends Error {}

/** Loaded with the first picture: libvips takes tens of megabytes. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp')
  // Several pictures at a time would take gigabytes; each already uses its own threads.
  sharp.cache(false)
  return sharp
}

/**
 * Decodes a picture, turns it upright, drops its metadata, and encodes it again in each size as AVIF and WebP.
 * Moving pictures stay moving, as WebP only. `field` is how the field is called in the texts of an UnusablePicture.
 */
export const renditionsFrom = async (upload: Uint8Array, field: string): Promise<Renditions> => {
  if (upload.length > mostBytes) throw new UnusablePicture(messages.invalid.maxFile(field, mostBytes / 1024))
  if (!looksLikePicture(upload)) throw new UnusablePicture(messages.invalid.mimes(field, pictureFormats))
  const { width, height, pages = 1 } = await measure(upload, field)
  if (width * height * pages > mostMegapixels * 1e6)
    throw new UnusablePicture(messages.invalid.maxPixels(field, mostMegapixels))
  try {
    return await encodeAll(upload, { width, height }, careful, pages > 1)
  } catch {
    throw new UnusablePicture(messages.invalid.image(field))
  }
}

/** Encodes a drawing of ours. */
export const renditionsOfDrawing = async (svg: Uint8Array): Promise<Renditions> => {
  const sharp = await loadSharp()
  const { width, height } = await sharp(svg).metadata()
  return encodeAll(svg, { width, height }, quick)
}

const measure = async (upload: Uint8Array, field: string) => {
  const sharp = await loadSharp()
  try {
    // Reads only the header, so a picture of any size is measured before it's decoded.
    const {
      width,
      height,
      pageHeight,
      pages,
      orientation = 1,
    } = await sharp(upload, { limitInputPixels: false, animated: true }).metadata()
    const tall = pageHeight ?? height
    return orientation >= 5 ? { width: tall, height: width, pages } : { width, height: tall, pages }
  } catch {
    throw new UnusablePicture(messages.invalid.image(field))
  }
}

const encodeAll = async (
  upload: Uint8Array,
  size: Rendition,
  quality: typeof careful | typeof quick,
  moving = false,
): Promise<Renditions> => {
  const sharp = await loadSharp()
  const files: StoredRendition[] = []
  const steps = renditionsOf(size)
  for (const { width, height } of steps) {
    const resized = (): Sharp =>
      sharp(upload, { animated: moving, limitInputPixels: mostMegapixels * 1e6 })
        .rotate()
        .resize(width, height, { fit: 'fill' })
    files.push({
      name: `${width}x${height}.webp`,
      type: 'image/webp',
      bytes: await resized().webp(quality.webp).toBuffer(),
    })
    if (!moving)
      files.push({
        name: `${width}x${height}.avif`,
        type: 'image/avif',
        bytes: await resized().avif(quality.avif).toBuffer(),
      })
  }
  return { ...steps.at(-1)!, files }
}
