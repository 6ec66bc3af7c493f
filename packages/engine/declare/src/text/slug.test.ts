import { expect, test } from 'vitest'
import { slugify } from './slug.ts'

test.each([
  ['School of Nursing', 'school-of-nursing'],
  ["St. Arnold's Prayer", 'st-arnolds-prayer'],
  ['Señor Niño & Company, 2nd', 'senor-nino-company-2nd'],
  ['  …  ', ''],
  ['A'.repeat(90), 'a'.repeat(80)],
  [`${'word '.repeat(15)}and-a-word-that-ends-it`, `${'word-'.repeat(15)}and-a`],
])('a slug: %j becomes %j', (title, slug) => {
  expect(slugify(title)).toBe(slug)
})
