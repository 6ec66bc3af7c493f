import { expect, test } from 'vitest'
import { formatPagePicture, parsePagePicture } from './page-picture.ts'

test.each([
  ['pictures/bell.svg', null, { src: 'pictures/bell.svg', size: null, caption: null, credit: null }],
  [
    'pictures/bell.svg#wide',
    'The bell',
    { src: 'pictures/bell.svg', size: 'wide', caption: 'The bell', credit: null },
  ],
  [
    '/media/a/1x1.webp#small',
    '(Photo: Ana)',
    { src: '/media/a/1x1.webp', size: 'small', caption: null, credit: 'Ana' },
  ],
  [
    'a.svg',
    'The bell (1951) (Photo: Ana Cruz)',
    { src: 'a.svg', size: null, caption: 'The bell (1951)', credit: 'Ana Cruz' },
  ],
  ['a.svg#huge', 'Photo', { src: 'a.svg#huge', size: null, caption: 'Photo', credit: null }],
] as const)('page picture: reads %s with the title %j and writes both unchanged', (url, title, picture) => {
  expect(parsePagePicture(url, title)).toEqual(picture)
  expect(formatPagePicture(picture)).toEqual({ url, title })
})

test("page picture: removes parentheses from a credit, so that it doesn't become part of the caption", () => {
  const { url, title } = formatPagePicture({
    src: 'a.svg',
    size: null,
    caption: 'Bell',
    credit: 'Ana (2026)',
  })
  expect(parsePagePicture(url, title)).toMatchObject({ caption: 'Bell', credit: 'Ana 2026' })
})
