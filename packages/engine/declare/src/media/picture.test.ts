import { describe, expect, test } from 'vitest'
import { parsePicture, renditionUrl, listRenditions, srcSet } from './picture.ts'

const hash = '0123456789abcdef0123456789abcdef'

describe('an address', () => {
  test("contains the image's hash and size, in both formats", () => {
    expect(parsePicture(`/media/${hash}/1920x1080.webp`)).toEqual({ hash, width: 1920, height: 1080 })
    expect(parsePicture(`/media/${hash}/640x480.avif`)).toEqual({ hash, width: 640, height: 480 })
  })

  test('is read as it was written', () => {
    const address = renditionUrl(hash, { width: 960, height: 540 }, 'avif')
    expect(parsePicture(address)).toEqual({ hash, width: 960, height: 540 })
  })

  test.each([
    '',
    `/media/${hash}/0x480.webp`,
    `/media/${hash}/640x0.webp`,
    `/media/${hash}/0640x480.webp`,
    `/media/${hash}/123456x1.webp`,
    `/media/${hash}/640x480.jpg`,
    `/media/${hash}/640x480.webp?x`,
    `/media/${hash}/640x480.webp\n`,
    `/media/${hash.toUpperCase()}/640x480.webp`,
    `/media/${hash}0/640x480.webp`,
    `/media/../${hash}/640x480.webp`,
    `https://example.com/media/${hash}/640x480.webp`,
  ])('%j is rejected', (src) => {
    expect(parsePicture(src)).toBeNull()
  })
})

describe('the sizes', () => {
  test('are the steps narrower than the image, and the image itself', () => {
    expect(listRenditions({ width: 1200, height: 800 })).toEqual([
      { width: 480, height: 320 },
      { width: 960, height: 640 },
      { width: 1200, height: 800 },
    ])
  })

  test('end at 1920, and never enlarge', () => {
    expect(listRenditions({ width: 6000, height: 4000 }).at(-1)).toEqual({ width: 1920, height: 1280 })
    expect(listRenditions({ width: 100, height: 50 })).toEqual([{ width: 100, height: 50 }])
  })

  test('include a step only once if it equals the image', () => {
    expect(listRenditions({ width: 480, height: 480 })).toEqual([{ width: 480, height: 480 }])
    expect(listRenditions({ width: 1920, height: 1080 }).map(({ width }) => width)).toEqual([480, 960, 1920])
  })

  test('are at least one pixel high for a very flat image', () => {
    expect(listRenditions({ width: 20_000, height: 1 }).map(({ height }) => height)).toEqual([1, 1, 1])
  })

  test('follow from the widest one, because an address contains no other', () => {
    for (let width = 1900; width < 2600; width += 37)
      for (let height = 300; height < 2000; height += 41) {
        const sizes = listRenditions({ width, height })
        expect(listRenditions(sizes.at(-1)!)).toEqual(sizes)
      }
  })
})

test('picture: lists every size with its width in a srcset', () => {
  expect(srcSet({ hash, width: 600, height: 300 }, 'webp')).toBe(
    `/media/${hash}/480x240.webp 480w, /media/${hash}/600x300.webp 600w`,
  )
})
