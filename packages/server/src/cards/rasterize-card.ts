import { cardSize } from '@kampana/shared/media/card'
import sharp, { type Sharp } from 'sharp'
import { pictureFrame } from './picture-frame.ts'

/** Messengers leave larger pictures out of their previews, and people pay for the data. */
const mostCardBytes = 100_000

/** A card's drawing, the colour behind it, and the picture beside the text. */
export interface DrawnCard {
  svg: string
  paper: string
  picture?: Uint8Array | undefined
}

/** A card as a JPEG of 1200 × 630 pixels, smaller than `mostCardBytes`. Runs in the picture process (media/picture-process.ts). */
export const rasterizeCard = async ({ svg, paper, picture }: DrawnCard): Promise<Buffer> => {
  const drawn = sharp(Buffer.from(svg)).flatten({ background: paper })
  // Composed once; each try at a lower quality encodes the same pixels.
  const { data, info } = await (
    picture ? drawn.composite([{ input: await fitted(picture), left: pictureFrame.left, top: 0 }]) : drawn
  )
    .raw()
    .toBuffer({ resolveWithObject: true })
  return lightEnough(() => sharp(data, { raw: { ...cardSize, channels: info.channels } }))
}

const fitted = (picture: Uint8Array): Promise<Buffer> =>
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
    if (jpeg.length < mostCardBytes) break
  }
  return jpeg
}
