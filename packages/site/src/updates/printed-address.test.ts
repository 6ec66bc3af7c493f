import { updatePath } from '@kampana/shared/update-path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { routes } from '../routes.ts'
import { titlesFromUrl } from '../search/titles-from-url.ts'
import { printedAddress } from './update-view.tsx'

const origin = 'https://college.test'
const prefix = '/updates/announcements/'
const print = (title: string) =>
  printedAddress(origin + updatePath({ category: 'announcements', title })).slice(`${origin}${prefix}`.length)

test.each([
  ['"Q&A", café & señor: 50% off!', '"Q&A", café & señor: 50% off!'],
  ['Masses / prayers, 24/7', 'Masses / prayers, 24/7'],
  ['Flu shots: 100% free #1', 'Flu shots: 100% free %231'],
  ['100%25 sure, 5%af', '100%2525 sure, 5%25af'],
  ['Rain? Yes', 'Rain%3F Yes'],
  ['C:\\bells', 'C:%5Cbells'],
  ['a/../b//c/', 'a%2F..%2Fb%2F%2Fc%2F'],
  [' two  spaces ', '%20two%20 spaces%20'],
  ['left\u202eright\tand\u00a0on', 'left%E2%80%AEright%09and%C2%A0on'],
])('printed address: prints %j as %j', (title, printed) => {
  expect(print(title)).toBe(printed)
})

/** Any characters, mostly those with a meaning in an address. */
const anyTitle = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom('#', '%', '?', '/', '\\', '.', ' ', '2', 'f', '&', '+', '"', '\t', '\u202e'),
      fc.string({ unit: 'binary', maxLength: 1 }),
    ),
  })
  // Browsers remove these segments, encoded or not.
  .filter((title) => !['', '.', '..'].includes(title))

test('printed address: opens its update when typed into a browser, whatever the title', () => {
  fc.assert(
    fc.property(anyTitle, (title) => {
      const url = new URL(`${origin}${prefix}${print(title)}`)
      expect(routes().findPage(url).path).toBe(`${prefix}*`)
      expect(titlesFromUrl(url, prefix)[0]).toBe(title.toWellFormed())
    }),
    { numRuns: 2000 },
  )
})
