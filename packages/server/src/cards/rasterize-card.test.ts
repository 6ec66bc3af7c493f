import type { ShareCard } from '@kampana/engine-declare/media/card'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fixtureIdentity as college } from '../../../../tests/support/fixture-identity.ts'
import type { CollegeIdentity } from '../college/college.ts'
import { drawCard } from './draw-card.ts'
import { rasterizeCard } from './rasterize-card.ts'

const sentence = 'Enrolment of new, transferee and old students is extended until Friday, and '
const titles = {
  'a short title': 'Walang pasok',
  'a title of 255 characters': sentence.repeat(4).slice(0, 255),
  'one word of 255 wide letters': 'W'.repeat(255),
  'ñ, quotes and a peso sign': 'Señor Niño’s “fiesta” — ₱500 / 50% off?',
  'characters that the font lacks': '🎓 春节快乐 🎉',
}

test.each(Object.entries(titles))(
  'rasterize card: draws %s at the right size and below the size limit',
  async (_, title) => {
    const card: ShareCard = { kicker: 'Announcements', title, note: 'November 21, 2026' }
    expect(await measured(await renderCard(card, college))).toEqual(asItShould)
  },
)

test('rasterize card: keeps a detailed photograph below the size limit', async () => {
  const noise = Buffer.from(Array.from({ length: 210 * 158 * 3 }, (_, n) => (n * 7919) % 251))
  const picture = await sharp(noise, { raw: { width: 210, height: 158, channels: 3 } })
    .png()
    .toBuffer()
  const card = await renderCard({ title: 'Foundation week' }, college, picture)
  expect(await measured(card)).toEqual(asItShould)
})

test('rasterize card: places the image next to the text', async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#7a2e2e"/></svg>',
  )
  const alone = await renderCard({ title: 'The choir' }, college)
  const beside = await renderCard({ title: 'The choir' }, college, svg)
  expect(await corner(alone)).not.toEqual(await corner(beside))
})

test('rasterize card: keeps a card with a code below the size limit, with and without a picture', async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#7a2e2e"/></svg>',
  )
  const card: ShareCard = { title: 'No classes', code: 'K7M2QX', tone: 'alert' }
  for (const picture of [undefined, svg])
    expect(await measured(await renderCard(card, college, picture))).toEqual(asItShould)
})

test("rasterize card: uses the college's colors", async () => {
  const green = { ...college, tones: { ...college.tones, '900': '#0a3a1c' } }
  const card: ShareCard = { title: 'Welcome', tone: 'deep' }
  expect(await corner(await renderCard(card, college))).not.toEqual(
    await corner(await renderCard(card, green)),
  )
})

const renderCard = (card: ShareCard, college: CollegeIdentity, picture?: Uint8Array): Promise<Buffer> =>
  rasterizeCard({
    svg: drawCard(card, college, {
      illustrated: picture !== undefined,
      codeAddress: `https://college.test/v/${card.code}`,
    }),
    paper: college.light.paper,
    picture,
    aboveCode: card.code !== undefined,
  })

const asItShould = { width: 1200, height: 630, format: 'jpeg', isLight: true }

const measured = async (jpeg: Buffer) => {
  const { width, height, format } = await sharp(jpeg).metadata()
  return { width, height, format, isLight: jpeg.length < 100_000 }
}

const corner = (jpeg: Buffer): Promise<Buffer> =>
  sharp(jpeg).extract({ left: 1180, top: 610, width: 8, height: 8 }).raw().toBuffer()
