import { cardSize } from '@kampana/engine-declare/media/card'
import type { FocalPoint } from '@kampana/engine-declare/media/picture'
import sharp, { type Sharp } from 'sharp'
import { frameAboveCode, pictureFrame } from './picture-frame.ts'

/** Messengers omit larger pictures from their previews, and visitors pay for the data. */
const maxCardBytes = 100_000

/** Drawing of a card, its background color, and the picture next to the text. */
export interface DrawnCard {
  svg: string
  paper: string
  picture?: Uint8Array | undefined
  /** True if the picture is above a code. */
  aboveCode?: boolean
  /** Point of the picture to center in its frame; by default, the frame shows the most prominent area. */
  focal?: FocalPoint | undefined
}

/**
 * Renders a card as a JPEG of 1200 × 630 pixels, smaller than `maxCardBytes`. Runs in the picture process
 * (media/picture-process.ts).
 */
export const rasterizeCard = async ({
  svg,
  paper,
  picture,
  aboveCode = false,
  focal,
}: DrawnCard): Promise<Buffer> => {
  const drawn = sharp(Buffer.from(svg)).flatten({ background: paper })
  // Composed once; each retry at a lower quality encodes the same pixels.
  const { data, info } = await (
    picture
      ? drawn.composite([{ input: await fitted(picture, aboveCode, focal), left: pictureFrame.left, top: 0 }])
      : drawn
  )
    .raw()
    .toBuffer({ resolveWithObject: true })
  return lightEnough(() => sharp(data, { raw: { ...cardSize, channels: info.channels } }))
}

const fitted = async (
  picture: Uint8Array,
  aboveCode: boolean,
  focal: FocalPoint | undefined,
): Promise<Buffer> => {
  const { width: frameWidth, height: frameHeight } = aboveCode ? frameAboveCode : pictureFrame
  const frame = { width: frameWidth, height: frameHeight }
  if (!focal)
    return sharp(picture)
      .resize({ ...frame, fit: 'cover', position: 'attention' })
      .png()
      .toBuffer()
  const { width, height } = await sharp(picture).metadata()
  const scale = Math.max(frame.width / width, frame.height / height)
  const scaled = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) }
  const left = offset(focal.x, scaled.width, frame.width)
  const top = offset(focal.y, scaled.height, frame.height)
  return sharp(picture)
    .resize({ ...scaled, fit: 'fill' })
    .extract({ left, top, ...frame })
    .png()
    .toBuffer()
}

/** Start of a frame whose center is at `percent` of `length`, limited to the picture. */
const offset = (percent: number, length: number, frame: number): number =>
  Math.min(length - frame, Math.max(0, Math.round((percent / 100) * length - frame / 2)))

const lightEnough = async (card: () => Sharp): Promise<Buffer> => {
  let jpeg = Buffer.alloc(0)
  for (const quality of [86, 74, 58, 40]) {
    jpeg = await card()
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: quality > 75 ? '4:4:4' : '4:2:0' })
      .toBuffer()
    if (jpeg.length < maxCardBytes) break
  }
  return jpeg
}
