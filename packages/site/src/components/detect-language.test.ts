import { expect, test } from 'vitest'
import { detectLanguage, findPassages } from './detect-language.ts'

test.each([
  'Buwan ng Wika: ang mga salita ng aming mga lola',
  'Walang pasok',
  'Paalala sa mga magulang: mula Lunes ay alas-otso ang simula ng klase',
])('detect language: recognizes %s as Filipino', (title) => {
  expect(detectLanguage(title)).toBe('fil')
})

test.each([
  'Is it walang pasok? 50% of classes & "Q&A" #1',
  'Every rainy morning the same question reaches us a hundred times before six: may pasok ba? About half of our classes meet near the river.',
  'San Arnoldo at the sea, ang',
  'May in the garden',
  'Verbum Lux',
  '',
])("detect language: doesn't take %j for Filipino", (title) => {
  expect(detectLanguage(title)).toBeUndefined()
})

test.each([
  ['may pasok ba?', 'Every rainy morning the same question: may pasok ba? About half of our classes meet.'],
  [
    'Maghintay tayo nang sama-sama: ',
    'We keep one evening silent. Maghintay tayo nang sama-sama: let us wait.',
  ],
  ['Ang lindol ay hindi hihintayin. ', 'Ang lindol ay hindi hihintayin. Drop, cover and hold.'],
  ['Halina! Ang mga bata ay kasama natin.', 'Halina! Ang mga bata ay kasama natin.'],
  [undefined, 'Is it walang pasok? 50% of classes & "Q&A" #1'],
  [undefined, ''],
])('detect language: finds the Filipino passage %j of a text', (passage, text) => {
  const passages = findPassages(text)
  expect(passages.map((each) => each.text).join('')).toBe(text)
  expect(passages.find(({ language }) => language === 'fil')?.text.trim()).toBe(passage?.trim())
})
