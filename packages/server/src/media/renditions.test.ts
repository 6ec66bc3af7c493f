import { crc32 } from 'node:zlib'
import { message } from '@kampana/engine-declare/messages/message'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createRenditions } from './renditions.ts'

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4b83cc' } })

test('renditions: encodes a photo in three widths as AVIF and WebP, none larger than the original', async () => {
  const { width, height, files } = await createRenditions(await blank(2400, 1200).jpeg().toBuffer(), 'image')
  expect([width, height]).toEqual([1920, 960])
  expect(files.map(({ name }) => name).sort()).toEqual([
    '1920x960.avif',
    '1920x960.webp',
    '480x240.avif',
    '480x240.webp',
    '960x480.avif',
    '960x480.webp',
  ])
  for (const { name, bytes } of files) {
    const { width, height, format } = await sharp(bytes).metadata()
    expect(name).toBe(`${width}x${height}.${format === 'heif' ? 'avif' : format}`)
  }
})

test('renditions: never enlarges a small image', async () => {
  const { files } = await createRenditions(await blank(300, 200).png().toBuffer(), 'image')
  expect(files.map(({ name }) => name)).toEqual(['300x200.avif', '300x200.webp'])
})

test('renditions: rotates a sideways photo upright and removes its location', async () => {
  const sideways = await blank(400, 200)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '14/1 35/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { width, height, files } = await createRenditions(sideways, 'image')
  expect([width, height]).toEqual([200, 400])
  for (const { bytes } of files) expect((await sharp(bytes).metadata()).exif).toBeUndefined()
})

test('renditions: preserves animations', async () => {
  const frames = await Promise.all(
    ['#fff', '#000'].map((background) =>
      sharp({ create: { width: 20, height: 10, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  const { width, height, files } = await createRenditions(gif, 'image')
  expect([width, height]).toEqual([20, 10])
  expect(files.map(({ name }) => name)).toEqual(['20x10.webp'])
  expect((await sharp(files[0]!.bytes).metadata()).pages).toBe(2)
})

test('renditions: rejects HTML behind the first bytes of a JPEG', async () => {
  const bytes = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>alert(1)</script>')])
  await expect(createRenditions(bytes, 'image')).rejects.toThrow('must be an image')
})

test('renditions: rejects a truncated image', async () => {
  const whole = await sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><circle cx="300" cy="300" r="250"/></svg>',
    ),
  )
    .png()
    .toBuffer()
  await expect(createRenditions(whole.subarray(0, whole.length / 2), 'image')).rejects.toThrow(
    'must be an image',
  )
})

test('renditions: rejects an image of 400 megapixels by its header, before allocating memory', async () => {
  const huge = await blank(8, 8).png().toBuffer()
  // A PNG contains its size in the first chunk, whose checksum follows (PNG specification, 11.2.1).
  huge.writeUInt32BE(20_000, 16)
  huge.writeUInt32BE(20_000, 20)
  huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29)
  await expect(createRenditions(huge, 'image')).rejects.toThrow(
    message`must not have more than ${40} megapixels`,
  )
})
