import { expect, test } from 'vitest'
import { detectLanguage } from './detect-language.ts'

test.each([
  'Buwan ng Wika: ang mga salita ng aming mga lola',
  'Walang pasok',
  'Paalala sa mga magulang: mula Lunes ay alas-otso ang simula ng klase',
])('%s is Filipino', (title) => {
  expect(detectLanguage(title)).toBe('fil')
})

test.each([
  'Is it walang pasok? 50% of classes & "Q&A" #1',
  'Every rainy morning the same question reaches us a hundred times before six: may pasok ba? About half of our classes meet near the river.',
  'San Arnoldo at the sea, ang',
  'May in the garden',
  'Verbum Lux',
  '',
])('%j is not taken for Filipino', (title) => {
  expect(detectLanguage(title)).toBeUndefined()
})
