import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { message } from '@kampana/engine-declare/messages/message'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { mostMemoryOf, pictureProcess } from '../../../../tests/support/server/picture-process.ts'
import { decode } from './picture-process.ts'

// The time to fill memory depends on the machine.
vi.setConfig({ testTimeout: 30_000 })

const tooLarge = (field: string) =>
  message`The ${field} field contains an image that is too large. Make the image smaller or save it as a JPEG.`
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4b83cc' } })

test('picture process: returns every rendition of an upload', async () => {
  const { width, height, files } = await decode(await blank(600, 300).jpeg().toBuffer(), 'image', 'ana')
  expect([width, height]).toEqual([600, 300])
  expect(files.map(({ name }) => name)).toEqual([
    '600x300.avif',
    '600x300.webp',
    '480x240.avif',
    '480x240.webp',
  ])
  for (const { bytes } of files) expect((await sharp(bytes).metadata()).width).toBeGreaterThan(0)
})

test('picture process: accepts a HEIC image whatever its filename, and rejects a broken one', async () => {
  const heic = readFileSync(join(import.meta.dirname, '../../../../tests/support/input/drawn.heic'))
  const { width, height, files, original } = await decode(heic, 'image', 'ana')
  expect([width, height, original?.width]).toEqual([640, 480, 640])
  // A white disc in front of a gradient that starts in navy.
  const pixels = await sharp(files.at(-1)?.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...pixels.data.subarray(3 * (y * pixels.info.width + x))].slice(0, 3)
  expect(Math.min(...at(pixels.info.width / 2, pixels.info.height / 2))).toBeGreaterThan(240)
  expect(at(2, 2)[2]).toBeGreaterThan(2 * at(2, 2)[0]!)
  for (const broken of [heic.subarray(0, 1500), heic.subarray(0, 24)])
    await expect(decode(broken, 'image', 'ana')).rejects.toThrow(
      message`The ${'image'} field must be an image.`,
    )
})

test('picture process: rejects a 2 KB AVIF of 40 megapixels before allocating memory', async () => {
  // 8000 × 5000 pixels with alpha in one color. Decoding it in full took 1 GB.
  const bomb = readFileSync(
    join(import.meta.dirname, '../../../../tests/support/input/forty-megapixels.avif'),
  )
  expect(bomb.length).toBeLessThan(2048)
  await expect(decode(bomb, 'image', 'ana')).rejects.toThrow(
    message`The ${'image'} field must be an AVIF image of at most ${12} megapixels. Make the image smaller or save it as a JPEG.`,
  )
  expect(mostMemoryOf(pictureProcess())).toBeLessThan(300)
})

test('picture process: rejects an image that exceeds the memory limit, ends its process, and handles the next one', async () => {
  // So tall that its AVIF of 1920 × 16,000 pixels would take another gigabyte.
  const tall = await blank(1920, 16_000).jpeg().toBuffer()
  let most = 0
  const looks = setInterval(() => (most = Math.max(most, mostMemoryOf(pictureProcess()))), 10)
  await expect(decode(tall, 'image', 'ana').finally(() => clearInterval(looks))).rejects.toThrow(
    tooLarge('image'),
  )
  expect(most).toBeLessThan(500)
  expect((await decode(await blank(20, 10).png().toBuffer(), 'image', 'ana')).files).toHaveLength(2)
})

/** Waits for a picture process other than this one. */
const nextProcess = async (former = 0): Promise<number> => {
  let found: number | undefined
  await vi.waitUntil(() => (found = pictureProcess()) !== undefined && found !== former, { timeout: 20_000 })
  return found!
}

test('picture process: retries a small image in the other process after a kill, and rejects it after the second', async () => {
  const [large, small] = [await blank(3000, 2000).png().toBuffer(), await blank(30, 10).png().toBuffer()]
  const fatal = decode(large, 'slides.0', 'ana')
  const first = await nextProcess()
  process.kill(first, 'SIGKILL')
  const second = nextProcess(first).then((pid) => process.kill(pid, 'SIGKILL'))
  await expect(fatal).rejects.toThrow(tooLarge('slides.0'))
  await second
  expect((await decode(small, 'image', 'ana')).width).toBe(30)
})
