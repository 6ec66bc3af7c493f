import { cardSize, type Card } from '@kampana/shared/card'
import sharp, { type Sharp } from 'sharp'
import type { College } from '../college.ts'
import { cardOf, pictureFrame } from './card-of.ts'

/** Messengers leave larger pictures out of their previews, and people pay for them. */
export const mostBytes = 100_000

/** A card as a JPEG of 1200 × 630 pixels, lighter than `mostBytes`. `picture` is what the card's address stands for. */
export const renderCard = async (card: Card, college: College, picture?: Uint8Array): Promise<Buffer> => {
  const shown = picture && (await besides(picture))
  const svg = cardOf(card, college, shown !== undefined)
  const drawn = sharp(Buffer.from(svg)).flatten({ background: college.light.paper })
  // Composed once: each try at a lower quality takes the pixels as they are.
  const { data, info } = await (
    shown ? drawn.composite([{ input: shown, left: pictureFrame.left, top: 0 }]) : drawn
  )
    .raw()
    .toBuffer({ resolveWithObject: true })
  return lightEnough(() => sharp(data, { raw: { ...cardSize, channels: info.channels } }))
}

const besides = (picture: Uint8Array): Promise<Buffer> =>
  sharp(picture)
    .resize(pictureFrame.width, cardSize.height, { fit: 'cover', position: 'attention' })
    .png()
    .toBuffer()

const lightEnough = async (card: () => Sharp): Promise<Buffer> => {
  let jpeg = Buffer.alloc(0)
  for (const quality of [86, 74, 58, 40]) {
    jpeg = await card()
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: quality > 75 ? '4:4:4' : '4:2:0' })
      .toBuffer()
    if (jpeg.length < mostBytes) break
  }
  return jpeg
}
