import { expect, test } from 'vitest'
import { fold, tokenize } from './fold.ts'

test.each([
  ['Piña', 'pina'],
  ['PEÑAFRANCIA', 'penafrancia'],
  ['Pen\u0303afrancia', 'penafrancia'],
  ['Café', 'cafe'],
  ['İstanbul', 'istanbul'],
  ['ﬁesta', 'fiesta'],
  ['Ωμέγα', 'ωμεγα'],
  ['S.Y. 2023-2024', 's.y. 2023-2024'],
])('fold: folds %s to %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('fold: splits words at everything except letters and digits', () => {
  expect(tokenize("St. Arnold's “Prayer” (S.Y. 2023-2024) 🎓 <b>ñ</b>")).toEqual(
    'st arnold s prayer s y 2023 2024 b n b'.split(' '),
  )
  expect(tokenize(' "*" -- ')).toEqual([])
})
