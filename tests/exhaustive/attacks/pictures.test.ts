import { parsePicture, srcSet } from '@kampana/engine-declare/media/picture'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kill } from 'node:process'
import { deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { attackedCollege } from '../../support/people/attacked.ts'
import { pictureProcess } from '../../support/server/picture-process.ts'
import { chunk, gifOf, jpegSaying, pngOf, segment, webpOf } from '../../support/input/bombs.ts'

const { visitor, administrator } = attackedCollege()
const latin1 = (text: string) => Buffer.from(text, 'latin1')
const plain = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#7a2e2e' } })
const jpeg = await plain().jpeg().toBuffer()
const png = await plain().png().toBuffer()

const upload = (bytes: Buffer, name = 'photo.png') => {
  const form = new FormData()
  form.append('image', new File([Uint8Array.from(bytes)], name, { type: 'image/png' }))
  return administrator().post<{ link: string }>('/api/image', form)
}
/** All stored files of an upload. */
const kept = async (bytes: Buffer): Promise<Buffer[]> => {
  const { status, body } = await upload(bytes)
  expect(status).toBe(200)
  const picture = parsePicture(body.data.link)!
  const addresses = (['webp', 'avif'] as const).flatMap((type) =>
    srcSet(picture, type)
      .split(', ')
      .map((part) => part.split(' ')[0]!),
  )
  return Promise.all(
    addresses.map(async (address) => {
      const response = await visitor().get(address)
      expect([address, response.status]).toEqual([address, 200])
      return Buffer.from(response.text)
    }),
  )
}

test.each([
  ['a four-gigapixel PNG', pngOf(65_535, 65_535)],
  ['a four-gigapixel JPEG', jpegSaying(jpeg, 65_500, 65_500)],
  ['a GIF with ten thousand frames', gifOf(1000, 1000, 10_000)],
  ['a 268-megapixel WebP', webpOf(16_384, 16_384)],
  [
    'a 40-megapixel AVIF of 2 KB',
    readFileSync(join(import.meta.dirname, '../../support/input/forty-megapixels.avif')),
  ],
  ['a PNG that declares 39 megapixels and contains two rows', pngOf(13_000, 3000)],
  ['a truncated JPEG', jpeg.subarray(0, 200)],
  ['an AVIF that contains only a header', latin1('\0\0\0\x20ftypavif\0\0\0\0avifmif1miaf')],
])('pictures: %s is rejected with a field error, and the server keeps running', async (_what, bytes) => {
  const { status, body } = await upload(bytes)
  expect([status, Object.keys(body.errors)]).toEqual([422, ['image']])
  expect((await visitor().get('/')).status).toBe(200)
})

test.each([
  [
    'an SVG with a script',
    latin1('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'),
  ],
  [
    'an SVG that includes a file',
    latin1(
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
    ),
  ],
  ['a gzipped SVG', gzipSync('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['an ImageMagick script', latin1('push graphic-context\nfill \'url(https://evil.example/"|ls")\'')],
  ['a TIFF', latin1('II*\0\x08\0\0\0')],
  ['HTML before a PNG', Buffer.concat([latin1('<script>alert(1)</script>'), png])],
])("pictures: %s isn't accepted as an image", async (_what, bytes) => {
  const { status, body } = await upload(bytes)
  expect([status, body.errors]).toEqual([
    422,
    { image: ['The image field must be a file of type: jpg, png, webp, gif, avif.'] },
  ])
})

test.each([
  ['a PNG followed by HTML', Buffer.concat([png, latin1('<script>alert("behind")</script>')])],
  ['a JPEG followed by HTML', Buffer.concat([jpeg, latin1('<script>alert("behind")</script>')])],
  [
    'a PNG with HTML in its text',
    pngOf(60, 2, chunk('tEXt', latin1('Comment\0<script>alert("behind")</script>'))),
  ],
  [
    'a JPEG with HTML in its comment',
    Buffer.concat([jpeg.subarray(0, 2), segment(0xfe, '<script>alert("behind")</script>'), jpeg.subarray(2)]),
  ],
])('pictures: only the image of %s is stored', async (_what, bytes) => {
  for (const file of await kept(bytes)) expect(file.toString('latin1')).not.toMatch(/script|alert|behind/)
})

test("pictures: a compressed text of a hundred megabytes in a PNG isn't expanded", async () => {
  const packed = deflateSync(Buffer.alloc(100 * 1024 * 1024), { level: 9 })
  const bomb = pngOf(60, 40, chunk('zTXt', Buffer.concat([latin1('Comment\0\0'), packed])))
  for (const file of await kept(bomb)) expect(file.length).toBeLessThan(10_000)
})

test('a heavy picture: delays neither small images nor share cards', async () => {
  const { width, height } = { width: 4000, height: 3000 }
  const heavy = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer()
  let isDone = false
  const first = upload(heavy).then(() => (isDone = true))
  await vi.waitUntil(() => pictureProcess() !== undefined, { timeout: 20_000 })
  expect((await upload(await plain().negate().png().toBuffer())).status).toBe(200)
  const { text } = await visitor().get('/')
  const [, card = ''] = /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(text) ?? []
  expect((await visitor().get(card)).status).toBe(200)
  expect(isDone).toBe(false)
  // The earlier process may have belonged to another image and may have ended.
  kill(pictureProcess()!, 'SIGKILL')
  await first
})

test('small pictures: limits the simultaneous uploads of one person', async () => {
  const pictures = await Promise.all(
    Array.from({ length: 14 }, (_, each) =>
      sharp({ create: { width: 900, height: 600, channels: 3, background: { r: each, g: 9, b: 9 } } })
        .png()
        .toBuffer(),
    ),
  )
  const answers = await Promise.all(pictures.map((bytes) => upload(bytes)))
  const statuses = answers.map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  // On a fast machine, the first upload ends before the last begins.
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(10)
})

test('pictures: removes location, camera and author from a photo', async () => {
  const exif = await plain()
    .jpeg()
    .withExif({
      IFD0: { Make: 'SecretMaker', Artist: 'SecretArtist', Copyright: 'SecretCopyright' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '16/1 24/1 0/1' },
    })
    .toBuffer()
  const xmp = segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>SecretWords</x:xmpmeta>')
  const iptc = segment(0xed, 'Photoshop 3.0\x008BIM\x04\x04SecretPlace')
  const told = Buffer.concat([exif.subarray(0, 2), xmp, iptc, exif.subarray(2)])
  expect(told.toString('latin1')).toMatch(/SecretWords[^]*SecretPlace[^]*SecretMaker/)
  for (const file of await kept(told))
    expect(file.toString('latin1')).not.toMatch(/Secret|Exif|http:\/\/ns\.adobe/)
})

test('pictures: ignores the filename and type given by the client', async () => {
  for (const name of ['../../x.html', 'x.svg', 'a\0.png', `${'a'.repeat(5000)}.png`, '"; filename="x.html']) {
    const { status, body } = await upload(png, name)
    expect([status, body.data.link]).toEqual([
      200,
      expect.stringMatching(/^\/media\/[0-9a-f]{32}\/60x40\.webp$/),
    ])
  }
})

test('pictures: are served as images to every browser, without scripts', async () => {
  const { body } = await upload(png)
  const asked = [
    [{}, 200],
    [{ accept: 'text/html' }, 200],
    [{ range: 'bytes=0-1' }, 206],
    [{ range: 'bytes=0-,0-,0-' }, 200],
  ] as const
  for (const [headers, status] of asked) {
    const answer = await visitor().get(body.data.link, headers)
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
  }
})
