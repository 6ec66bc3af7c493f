import { expect, test, vi } from 'vitest'
import { withHeicPixels } from './heic.ts'

test('where the decoder isn’t installed a HEIC picture is refused with how to send it', async () => {
  vi.doMock('libheif-js/wasm-bundle.js', () => {
    throw new Error('Cannot find package')
  })
  const refused = withHeicPixels(new Uint8Array(24), 'image', () => Promise.resolve())
  await expect(refused).rejects.toThrow('on the iPhone choose Settings, Camera, Formats')
  vi.doUnmock('libheif-js/wasm-bundle.js')
})
