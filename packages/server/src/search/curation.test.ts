import { expect, test } from 'vitest'
import { createCuration } from './curation.ts'

const page = { address: '/it', kind: 'Program', title: '', lead: '', body: '', abbreviated: 'BS Info Tech' }
const { parse, promotions, expand, words } = createCuration(
  {
    promoted: [
      { address: '/class-status', queries: ['may pasok', 'pasok bukas', 'suspension'] },
      { address: '/career', queries: ['job'] },
      { address: '/careful', queries: ['job description'] },
    ],
    synonyms: [['Bagyo', 'typhoon', 'storm']],
  },
  [page],
)

test.each([
  ['May pasok ba bukas?', ['/class-status 1']],
  ['SUSPENSIONS', ['/class-status 1']],
  ['jobs', ['/career 1']],
  ['description of a job', ['/careful 1', '/career 0.5']],
  ['the job of a nurse', ['/career 0.5']],
  ['jobless', []],
  ['', []],
])('curation: answers “%s” with %j', (question, pages) =>
  expect(promotions(parse(question)).map(({ address, share }) => `${address} ${share}`)).toEqual(pages),
)

test('curation: expands a word to its other number and synonyms, and never corrects configured words', () => {
  expect(expand('bagyo')).toEqual({ word: 'bagyo', forms: ['bagyos'], synonyms: ['typhoon', 'storm'] })
  expect(expand('vacancies').forms).toContain('vacancy')
  expect(expand('bell').synonyms).toEqual([])
  expect([words.has('pasok'), words.has('storm'), words.has('bell')]).toEqual([true, true, false])
})

test.each([
  ['IT', ['it']],
  ['it course', ['it', 'course']],
  ['how much is IT', ['it']],
  ['is it open today', ['open', 'today']],
  ['what is it', ['what', 'is', 'it']],
])('curation: reads %s as %j', (question, parsed) => expect(parse(question)).toEqual(parsed))
