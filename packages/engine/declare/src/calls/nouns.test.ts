import { expect, test } from 'vitest'
import { singularPhrase, pluralPhrase } from './nouns.ts'

test('summaries: use the article of the noun', () => {
  const phrases = ['office', 'e-mail', 'update', 'user', 'page'].map((singular) =>
    singularPhrase({ singular }),
  )
  expect(phrases).toEqual(['an office', 'an e-mail', 'an update', 'a user', 'a page'])
  expect(singularPhrase({ singular: 'home page', singleton: true })).toBe('the home page')
})

test('summaries: form the plural of the noun', () => {
  const phrases = ['job opening', 'person', 'calendar entry', 'class', 'survey'].map((singular) =>
    pluralPhrase({ singular }),
  )
  expect(phrases).toEqual(['job openings', 'people', 'calendar entries', 'classes', 'surveys'])
})
