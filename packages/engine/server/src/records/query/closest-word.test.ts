import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'
import { closestWord } from './closest-word.ts'

test.each([
  ['bell', 'bell', 0],
  ['bel', 'bell', 1],
  ['blel', 'bell', 1],
  ['gradaution', 'graduation', 1],
  ['enrolment', 'enrollment', 1],
  ['kitten', 'sitting', 3],
])('closest word: %s and %s differ by %i typos', (a, b, slips) => expect(editDistance(a, b, 5)).toBe(slips))

test('closest word: stops counting at the limit', () => {
  expect(editDistance('kitten', 'sitting', 1)).toBe(2)
})

test.each([
  ['tution', 'tuition'],
  ['nursng', 'nursing'],
  ['unrsing', 'nursing'],
  ['clnic', 'clinic'],
  ['villarus', 'villaruz'],
  ['misa', 'misa'],
  ['gcash', 'gcash'],
  ['bagyo', 'bagyo'],
  ['isa', 'isa'],
  ['newword', 'newword'],
])('closest word: corrects %s to %s', (word, meant) => {
  const texts = ['tuition', 'nursing', 'clinic', 'villaruz', 'visa', 'cash', 'bago', 'is', 'network']
  const counts = new Map(texts.map((text) => [text, 3]))
  expect(closestWord(word, { counts, titles: new Set(['nursing', 'clinic', 'visa', 'cash']) })).toBe(meant)
})
