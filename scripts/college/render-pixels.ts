import { resolve } from 'node:path'
import sharp from 'sharp'

/** Wide enough for pixel ratios of 3 on phones and 2 on desktops. */
const width = 1000

/** Writes an AVIF of 1000 pixels next to an SVG, whose text is drawn in this machine's fonts. */
const renderPixels = async (drawing: string): Promise<void> => {
  const file = drawing.replace(/\.svg$/, '.avif')
  const { size } = await sharp(drawing, { density: 144 })
    .resize(width)
    .avif({ quality: 45, effort: 9, chromaSubsampling: '4:2:0' })
    .toFile(file)
  process.stdout.write(`${file}: ${size} bytes\n`)
}

const [drawing] = process.argv.slice(2)
if (!drawing?.endsWith('.svg'))
  throw new Error('Usage: node scripts/college/render-pixels.ts college/pictures/FILE.svg')
await renderPixels(resolve(drawing))
