import { expect, test } from 'vitest'
import sharp from 'sharp'
import { fixtureCollege } from '../../../../tests/support/college-directory.ts'
import { folderFiles } from '../content/folder/files.ts'
import { readContent } from '../content/read-content.ts'
import { encodeIco, createWebManifest } from './render-icons.ts'

test('icons: name the college in the manifest and have an icon for every home-screen shape', () => {
  const { college } = readContent(folderFiles(fixtureCollege))
  const manifest = createWebManifest({
    ...college,
    name: 'Colegio de Ñ',
    colours_light_paper: '#fffefa',
  })
  expect(manifest).toMatchObject({
    name: 'Colegio de Ñ',
    short_name: college.short_name,
    start_url: '/',
    background_color: '#fffefa',
  })
  const sizes = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)
  expect(sizes).toEqual(['192x192 any', '512x512 any', '512x512 maskable'])
})

test('icons: store each image in the .ico at the offset of its header', async () => {
  const pngs = await Promise.all(
    [16, 48].map((size) =>
      sharp({ create: { width: size, height: size, channels: 4, background: '#123456' } })
        .png()
        .toBuffer(),
    ),
  )
  const ico = encodeIco(pngs)
  expect(ico.readUInt16LE(4)).toBe(2)
  for (const [n, png] of pngs.entries()) {
    const [length, offset] = [ico.readUInt32LE(6 + 16 * n + 8), ico.readUInt32LE(6 + 16 * n + 12)]
    expect(ico.subarray(offset, offset + length)).toEqual(png)
  }
})
