import { expect, test } from 'vitest'
import { createCuration } from './curation.ts'

const { promotedPages, withSynonyms, isKnown } = createCuration(
  {
    promoted: [
      { address: '/class-status', queries: ['may pasok', 'pasok', 'suspension'] },
      { address: '/career', queries: ['job'] },
      { address: '/careful', queries: ['job description'] },
    ],
    synonyms: [['Bagyo', 'typhoon', 'storm']],
  },
  [],
)

test.each([
  ['May pasok ba bukas?', ['/class-status']],
  ['SUSPENSIONS', ['/class-status']],
  ['jobs', ['/career']],
  ['description of a job', ['/careful']],
  ['the job of a nurse', []],
  ['jobless', []],
  ['', []],
])('%s → %j', (question, pages) => expect(promotedPages(question)).toEqual(pages))

test('a word has its synonyms, and what the college has thought of is no slip', () => {
  expect(withSynonyms('bagyo')).toEqual(['bagyo', 'typhoon', 'storm'])
  expect(withSynonyms('bell')).toEqual(['bell'])
  expect([isKnown('pasok'), isKnown('storm'), isKnown('bell')]).toEqual([true, true, false])
})
