import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { withHeicPixels } from './heic.ts'
import { createRenditions } from '../renditions.ts'

test('heic: rejects a HEIC image without the decoder, and explains how to send it', async () => {
  vi.doMock('libheif-js/wasm-bundle.js', () => {
    throw new Error('Cannot find package')
  })
  const refused = withHeicPixels(new Uint8Array(24), 'image', () => Promise.resolve())
  await expect(refused).rejects.toThrow('On the iPhone, go to Settings, Camera, Formats')
  vi.doUnmock('libheif-js/wasm-bundle.js')
})

test("heic: preserves the colors of an iPhone's HEIC image", async () => {
  // Display P3's (255, 0, 0), which becomes (234, 51, 35) if it is read as sRGB.
  const path = join(import.meta.dirname, '../../../../../tests/support/input/display-p3.heic')
  const { files } = await createRenditions(readFileSync(path), 'image')
  const [red = 0, green = 255, blue = 255] = await sharp(files.at(-1)?.bytes).raw().toBuffer()
  expect(red).toBeGreaterThan(250)
  expect(Math.max(green, blue)).toBeLessThan(20)
})
