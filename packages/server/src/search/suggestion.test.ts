import { expect, test } from 'vitest'
import { slipsBetween } from './suggestion.ts'

test.each([
  ['bell', 'bell', 0],
  ['bel', 'bell', 1],
  ['blel', 'bell', 1],
  ['gradaution', 'graduation', 1],
  ['enrolment', 'enrollment', 1],
  ['kitten', 'sitting', 3],
])('from %s to %s there are %i slips', (a, b, slips) => expect(slipsBetween(a, b, 5)).toBe(slips))

test('nobody counts further than asked', () => {
  expect(slipsBetween('kitten', 'sitting', 1)).toBe(2)
})
