import sharp from 'sharp'
import type { Content } from '../content/content.ts'
import type { FrameCollege } from '@kampana/shared/college/frame-fields'

/** Safe zone of a maskable icon, which no mask crops (https://www.w3.org/TR/appmanifest/#icon-masks). */
const safeZone = 0.8

/** A file of the site that is generated from the college's seal or name. */
interface Icon {
  contentType: string
  bytes: Buffer
}

/** Favicon and home-screen icons, generated from the college's seal, and the web app manifest, by name. */
export const renderIcons = async ({
  college,
  seal: { colored },
}: Pick<Content, 'college' | 'seal'>): Promise<ReadonlyMap<string, Icon>> => {
  const seal = Buffer.from(colored)
  const ground = college.colours_light_paper
  const png = async (size: number, frame?: Frame): Promise<Icon> => ({
    contentType: 'image/png',
    bytes: await renderSeal(seal, size, frame),
  })
  const favicons = await Promise.all([16, 32, 48].map((size) => renderSeal(seal, size)))
  const manifest = JSON.stringify(createWebManifest(college))
  return new Map([
    ['icon-192.png', await png(192)],
    ['icon-512.png', await png(512)],
    ['icon-maskable-512.png', await png(512, { ground, share: safeZone * 0.92 })],
    // iOS rounds its corners and turns transparency black.
    ['apple-touch-icon.png', await png(180, { ground, share: 0.86 })],
    ['favicon.ico', { contentType: 'image/x-icon', bytes: encodeIco(favicons) }],
    ['manifest.webmanifest', { contentType: 'application/manifest+json', bytes: Buffer.from(manifest) }],
  ])
}

/** Background of an icon without transparency, and the share of it that the seal occupies. */
interface Frame {
  ground: string
  share: number
}

/** Renders the seal as a square PNG: with a transparent margin, or in a frame. */
const renderSeal = async (seal: Buffer, size: number, frame?: Frame): Promise<Buffer> => {
  const margin = Math.round((size * (1 - (frame?.share ?? 1))) / 2)
  const drawn = sharp(seal, { density: 72 * 4 }).resize(size - 2 * margin, size - 2 * margin)
  const background = frame?.ground ?? { r: 0, g: 0, b: 0, alpha: 0 }
  const placed = drawn.extend({ top: margin, bottom: margin, left: margin, right: margin, background })
  return (frame ? placed.flatten({ background: frame.ground }) : placed)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** Offset of a PNG's width (https://www.w3.org/TR/png-3/#11IHDR). */
const widthOffset = 16

/** Encodes square PNGs as one `.ico`, for browsers and robots that request /favicon.ico. */
export const encodeIco = (pngs: readonly Buffer[]): Buffer => {
  const header = Buffer.alloc(6 + 16 * pngs.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pngs.length, 4)
  let offset = header.length
  for (const [n, png] of pngs.entries()) {
    const entry = 6 + 16 * n
    const size = png.readUInt32BE(widthOffset)
    // One byte: 256 wraps to 0, as the format requires.
    header.writeUInt8(size % 256, entry)
    header.writeUInt8(size % 256, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...pngs])
}

/** Web app manifest. Phones use it to install the site on a home screen (https://www.w3.org/TR/appmanifest/). */
export const createWebManifest = ({
  name,
  short_name,
  description,
  language,
  colours_light_paper: paper,
}: FrameCollege) => ({
  id: '/',
  name,
  short_name,
  description,
  lang: language,
  start_url: '/',
  scope: '/',
  // Keeps the address bar, so that people can check whose page they read.
  display: 'minimal-ui',
  theme_color: paper,
  background_color: paper,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Class status', url: '/class-status' },
    { name: 'Calendar', url: '/updates/calendar' },
    { name: 'Contact us', url: '/contact-us' },
  ],
})
