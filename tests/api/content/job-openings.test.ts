import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import { jobOpening } from '../../support/input/inputs.ts'
import type { Person } from '../../support/people/person.ts'

interface Opening {
  id: number
  title: string
}
const titles = async (person: Person): Promise<string[]> =>
  (await person.get<Opening[]>('/api/job-openings')).body.data.map(({ title }) => title)

test('job openings: an opening is public until the end of its closing day, and staff find it afterwards', async () => {
  let time = new Date('2026-11-21T15:59:00Z')
  const { administrator, visitor, staff } = await college({ now: () => time })
  const past = await administrator.post('/api/job-openings', { ...jobOpening, closing_day: '2026-11-20' })
  expect([past.status, Object.keys(past.body.errors)]).toEqual([422, ['closing_day']])
  const made = await administrator.post<Opening>('/api/job-openings', {
    ...jobOpening,
    closing_day: '2026-11-21',
  })
  const path = `/api/job-openings/${made.body.data.id}`
  const stranger = await staff({ may: ['list logs'] })
  for (const person of [visitor(), stranger, administrator]) {
    expect(await titles(person)).toEqual(['School librarian'])
    expect((await person.get(path)).status).toBe(200)
  }
  time = new Date('2026-11-21T16:01:00Z')
  for (const person of [visitor(), stranger]) {
    expect(await titles(person)).toEqual([])
    const { status, body } = await person.get(path)
    expect([status, body.message]).toEqual([
      404,
      `No query results for model [JobOpening] ${made.body.data.id}`,
    ])
  }
  expect(await titles(administrator)).toEqual(['School librarian'])
  expect((await administrator.get(path)).status).toBe(200)
})

test('job openings: editors write and publish them, and auditors only read them', async () => {
  const { administrator } = await college()
  const { body } =
    await administrator.get<{ description: string; permissions: { description: string }[] }[]>('/api/roles')
  const held = Object.fromEntries(
    body.data.map(({ description, permissions }) => [
      description,
      permissions.map((permission) => permission.description),
    ]),
  )
  expect(held.Editor).toEqual(
    expect.arrayContaining(['Delete updates', 'Create slides', 'Edit job openings', 'Publish content']),
  )
  expect(held.Editor).not.toContain('List users')
  expect(held.Auditor).toContain('Show job openings')
  expect(held.Auditor).not.toContain('Edit job openings')
})
