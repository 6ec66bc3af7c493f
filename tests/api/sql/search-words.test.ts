import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import { classNotice as notice } from '../../support/input/inputs.ts'
import { personAt, type Person } from '../../support/people/person.ts'
import { servedLevels } from '../../support/served-college.ts'

const classNotice = { ...notice, ends_at: '2999-12-31T23:59:00+08:00' }
const [level = ''] = servedLevels
test('search terms: find notices by their reason or a synonym until they are deleted', async () => {
  const { visitor, administrator, database, anotherNode } = await college()
  const made = await administrator.post<{ id: number }>('/api/class-status', {
    ...classNotice,
    reason: 'Typhoon Amihan',
    levels: [level],
  })
  const { id } = made.body.data
  for (const question of ['amihan', 'typhoon', 'bagyo'])
    expect((await ask(visitor(), question)).map(({ address }) => address)).toContain(`/class-status/${id}`)
  const [first] = await ask(visitor(), 'amihan')
  expect(first).toMatchObject({ kind: 'No classes', title: 'Typhoon Amihan' })
  expect(first?.excerpt).toContain(`${level} · All campuses`)
  await database((db) => db.deleteFrom('search_sources').execute())
  const restarted = personAt(await anotherNode())
  expect((await ask(restarted, 'amihan'))[0]?.excerpt).toBe(first?.excerpt)
  await administrator.delete(`/api/class-status/${id}`)
  expect((await ask(visitor(), 'amihan')).map(({ title }) => title)).not.toContain('Typhoon Amihan')
})

test('search terms: rank a whole word above longer words with the same start', async () => {
  const { visitor, publish } = await college()
  await publish({ title: 'Torquay torches', subtitle: 'Tormented' })
  await publish({ title: 'The mountain guide', subtitle: 'A tor above the town' })
  const titles = (await ask(visitor(), 'tor')).map(({ title }) => title)
  expect(titles.indexOf('The mountain guide')).toBeLessThan(titles.indexOf('Torquay torches'))
})

test('search terms: mark the words behind an abbreviation', async () => {
  const { visitor, publish } = await college()
  await publish({ title: 'Olympics of the Rizal Street Kindergarten Choir' })
  const [first] = await ask(visitor(), 'RSKC')
  const [from, to] = first!.found.title[0]!
  expect(first!.title.slice(from, to)).toBe('Rizal Street Kindergarten Choir')
})

test('search terms: ignore words that the college doesn’t know', async () => {
  const { visitor } = await college()
  for (const question of ['gcash', 'zumba', 'visas', 'pusit']) {
    const { body } = await visitor().get<Result[]>(`/api/search?q=${question}`)
    expect([question, (body as unknown as { instead: string | null }).instead]).toEqual([question, null])
  }
})

interface Result {
  kind: string
  title: string
  address: string
  excerpt: string
  found: { title: [number, number][] }
}
const ask = async (person: Person, question: string): Promise<Result[]> => {
  const { status, body } = await person.get<Result[]>(`/api/search?${new URLSearchParams({ q: question })}`)
  expect(status).toBe(200)
  return body.data
}
