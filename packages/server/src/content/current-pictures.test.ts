import { expect, test } from 'vitest'
import type { PictureState } from '../media/picture-state.ts'
import { showCurrentPictures } from './current-pictures.ts'

const kept = 'a'.repeat(32)
const gone = 'b'.repeat(32)
const replaced = 'c'.repeat(32)
const present = 'd'.repeat(32)

const url = (hash: string, format = 'webp') => `/media/${hash}/640x480.${format}`
const figure = (hash: string) =>
  `<figure><a href="${url(hash)}"><picture><source srcset="${url(hash, 'avif')} 640w"><img src="${url(hash)}" alt="Rites" width="640" height="480"></picture></a><figcaption>Rites</figcaption></figure>`

const state: PictureState = {
  isEmpty: false,
  isGone: (hash) => hash === gone,
  findCurrent: (hash) =>
    hash === replaced
      ? { hash: present, width: 600, height: 600, address: `/media/${present}/600x600.webp` }
      : undefined,
}

test('current pictures: removes an image that was taken down from a gallery, with its caption', () => {
  const page = { body: `<div class="gallery">${figure(kept)}${figure(gone)}</div><p>After</p>` }
  const { content, key } = showCurrentPictures(page, state)
  expect(content.body).toBe(`<div class="gallery">${figure(kept)}</div><p>After</p>`)
  expect(key).not.toBe('')
})

test('current pictures: shows a replaced image in its new shape, never at its old address', () => {
  const { content } = showCurrentPictures([{ body: figure(replaced) }], state)
  expect(content[0]?.body).not.toContain(replaced)
  expect(content[0]?.body).toContain(`<img src="/media/${present}/`)
  expect(content[0]?.body).toContain('width="600" height="600"')
})

test('current pictures: returns the same object if none of its images changed', () => {
  const page = { body: figure(kept) }
  expect(showCurrentPictures(page, state)).toEqual({ content: page, key: '' })
  expect(showCurrentPictures(page, state).content).toBe(page)
})
