import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import { jobOpening } from '../../support/input/inputs.ts'
import type { Person } from '../../support/people/person.ts'
import { documentOf } from '../../support/input/rich-text.ts'

interface Opening {
  id: number
  title: string
}
const titles = async (person: Person): Promise<string[]> =>
  (await person.get<Opening[]>('/api/job-openings')).body.data.map(({ title }) => title)

test('an opening is public until its closing day is over at the college; staff find it afterwards', async () => {
  let time = new Date('2026-11-21T15:59:00Z')
  const { administrator, visitor, staff } = await college({ now: () => time })
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

test('a closing day is today or later where it is entered or changed now', async () => {
  let time = new Date('2026-11-21T15:00:00Z')
  const { administrator } = await college({ now: () => time })
  const early = await administrator.post('/api/job-openings', { ...jobOpening, closing_day: '2026-11-20' })
  expect([early.status, early.body.errors]).toEqual([
    422,
    { closing_day: ['The closing day field must be a date after or equal to today.'] },
  ])
  const { body } = await administrator.post<Opening>('/api/job-openings', {
    ...jobOpening,
    closing_day: '2026-11-21',
  })
  const path = `/api/job-openings/${body.data.id}`
  expect((await administrator.put(path, { closing_day: '2026-11-20' })).status).toBe(422)
  time = new Date('2026-11-21T16:30:00Z')
  expect((await administrator.put(path, { title: 'Librarian', closing_day: '2026-11-21' })).status).toBe(200)
  // A day that is past already may be corrected.
  expect((await administrator.put(path, { closing_day: '2026-11-20' })).status).toBe(200)
})

test('people read of job openings in words', async () => {
  const { administrator, staff } = await college()
  const made = await administrator.post<Opening>('/api/job-openings', jobOpening)
  expect(made.body.message).toBe('The job opening was created.')
  const { body: permissions } =
    await administrator.get<{ name: string; description: string }[]>('/api/permissions')
  expect(permissions.data).toContainEqual(
    expect.objectContaining({ name: 'edit job-openings', description: 'Edit job openings' }),
  )
  const { body: logs } = await administrator.get<{ description: string; resource: string }[]>('/api/logs')
  expect(logs.data[0]).toMatchObject({
    description: "admin created the job opening 'School librarian'",
    resource: 'job-openings',
  })
  const reader = await staff({ may: ['list job-openings'] })
  const refused = await reader.delete(`/api/job-openings/${made.body.data.id}`)
  expect([refused.status, refused.body.permission]).toEqual([403, 'delete job-openings'])
})

test('a description shows only pictures that were uploaded here', async () => {
  const { administrator } = await college()
  const body = documentOf({
    type: 'paragraph',
    content: [{ type: 'image', attrs: { src: 'https://elsewhere.example/spy.png', alt: '' } }],
  })
  const answer = await administrator.post('/api/job-openings', { ...jobOpening, body })
  expect([answer.status, answer.body.errors]).toEqual([
    422,
    { body: ["The body field can't be used: a picture must be one that was uploaded here."] },
  ])
})

test('editors may do what the public sees; auditors look on', async () => {
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
