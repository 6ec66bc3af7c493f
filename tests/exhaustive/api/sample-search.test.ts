import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { college } from '../../support/people/college.ts'
import type { Person } from '../../support/people/person.ts'

/** Questions by topic, with the pages that should answer them. */
const searches = parse(readFileSync(join(import.meta.dirname, 'searches.yaml'), 'utf8')) as Readonly<
  Record<string, Readonly<Record<string, string | readonly string[]>>>
>

/** Always the sample college, because the questions belong to its `search.yaml`. */
const sample = { COLLEGE_DIR: 'college' }

test('sample search: each question has its page among the first three results, in English, Filipino and abbreviations', async () => {
  let minutes = 0
  const now = () => new Date(Date.UTC(2026, 10, 27, 3, minutes))
  const { visitor } = await college({ now, settings: { ...sample, SEED: 'demo' } })
  const missed: string[] = []
  for (const [question, wanted] of Object.values(searches).flatMap((of) => Object.entries(of))) {
    // Advances the clock to avoid the rate limit.
    minutes += 1
    const first = (await ask(visitor(), question)).slice(0, 3).map(({ address }) => address)
    if (!first.some((address) => [wanted].flat().includes(address)))
      missed.push(`${question}: ${first.join(' ')}`)
  }
  expect(missed).toEqual([])
  // The test creates the demo college, whose images take half a minute alongside other tests.
}, 240_000)

test('sample search: an abbreviation of two letters leads to its program, in capitals even within a sentence', async () => {
  const { visitor } = await college({ settings: sample })
  for (const question of ['IT', 'it', 'kurso sa IT', 'BSIT'])
    expect([question, (await ask(visitor(), question))[0]?.address]).toEqual([
      question,
      '/academics/programs/bs-information-technology',
    ])
  expect((await ask(visitor(), 'when is it open')).map(({ address }) => address)).not.toContain(
    '/academics/programs/bs-information-technology',
  )
})

test('sample search: programs are found by the same words, after their page', async () => {
  const { visitor } = await college({ settings: sample })
  const found = (await ask(visitor(), 'nurse', '/academics/programs')).map(({ address }) => address)
  expect(found.slice(0, 2)).toEqual([
    '/academics/programs/bs-nursing',
    '/academics/programs/bs-nursing-second-degree',
  ])
  expect(found.filter((address) => !address.startsWith('/academics/programs/'))).toEqual([])
  expect(await ask(visitor(), 'nurse', '/academics/%')).toEqual([])
})

test('sample search: placeholder pages come last', async () => {
  const { visitor } = await college({ settings: sample })
  const found = (await ask(visitor(), 'Publication')).map(({ address }) => address)
  expect(found.length).toBeGreaterThan(2)
  expect(found.at(-1)).toBe('/student-services/publication')
})

interface Result {
  title: string
  address: string
}
const ask = async (person: Person, question: string, beneath?: string): Promise<Result[]> => {
  const query = new URLSearchParams({ q: question, ...(beneath && { beneath }) })
  const { status, body } = await person.get<Result[]>(`/api/search?${query}`)
  expect(status).toBe(200)
  return body.data
}
