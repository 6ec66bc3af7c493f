import { describe, expect, test } from 'vitest'
import { titlesFromUrl } from './titles-from-url.ts'

const prefix = '/updates/announcements/'
const titles = (rest: string) => titlesFromUrl(new URL(`http://college.test${prefix}${rest}`), prefix)

describe('escapes a title in an address', () => {
  test.each([
    'Class advisory: 50% off? "Q&A" #1 / café 🎓',
    'a/b//c',
    '100%',
    '%41 is an A',
    'why? because & so',
    `it's ñ`,
    'x'.repeat(255),
  ])('is found in its encoded form: %s', (title) => {
    expect(titles(encodeURIComponent(title))[0]).toBe(title)
  })

  test.each([
    ['50% off', '50% off'],
    ['Masses / prayers', 'Masses / prayers'],
    ['Is it true? Yes & no', 'Is it true? Yes & no'],
    ['"Q&A" with café 🎓', '"Q&A" with café 🎓'],
    ['100%', '100%'],
  ])('is a candidate in its unencoded form: %s', (written, title) => {
    expect(titles(written)).toContain(title)
  })

  test('is a candidate without the query that a mailing program added', () => {
    expect(titles('Open%20day?utm_source=letter')[0]).toBe('Open day')
  })

  test('is ignored if it is longer than any title', () => {
    expect(titles('x'.repeat(256))).toEqual([])
  })
})
