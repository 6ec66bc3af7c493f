import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import { bodyOf } from '../../support/input/rich-text.ts'

test('permissions: a refused edit of an update names the missing permission', async () => {
  const { staff, update } = await college()
  const reader = await staff({ may: ['list updates'] })
  const answer = await reader.put(`/api/updates/${update.id}`, { title: 'New' })
  expect([answer.status, answer.body.message, answer.body.permission]).toEqual([
    403,
    'This action is unauthorized.',
    'edit updates',
  ])
})

test('permissions: each permission allows its own call and no other', async () => {
  const { staff, publish } = await college()
  const { id } = await publish({ posted_at: null })
  const calls = {
    'create updates': (person: Person) =>
      person.post('/api/updates', { title: 'Mine', updates: bodyOf('x'), posted_at: null }),
    'edit updates': (person: Person) => person.put(`/api/updates/${id}`, { subtitle: 'changed' }),
    'list logs': (person: Person) => person.get('/api/logs'),
    'show logs': (person: Person) => person.get('/api/logs/1'),
    'list permissions': (person: Person) => person.get('/api/permissions'),
    'delete updates': (person: Person) => person.delete(`/api/updates/${id}`),
  }
  type Person = Awaited<ReturnType<typeof staff>>
  for (const held of Object.keys(calls)) {
    const person = await staff({ may: [held] })
    for (const [needed, call] of Object.entries(calls)) {
      if (needed === held) continue
      expect([held, needed, (await call(person)).status]).toEqual([held, needed, 403])
    }
    expect([held, (await calls[held as keyof typeof calls](person)).status < 300]).toEqual([held, true])
  }
})

test('permissions: visitors read updates and slides, and change nothing', async () => {
  const { visitor, update } = await college()
  for (const path of ['/api/updates', `/api/updates/${update.id}`, '/api/slides', '/api/updates/paginated'])
    expect((await visitor().get(path)).status).toBe(200)
  for (const path of ['/api/logs', '/api/permissions', '/api/user'])
    expect((await visitor().get(path)).status).toBe(401)
  expect((await visitor().post('/api/updates', {})).status).toBe(401)
  expect((await visitor().delete(`/api/updates/${update.id}`)).status).toBe(401)
})

test('permissions: the list of permissions matches the declarations', async () => {
  const { administrator } = await college()
  const { body } = await administrator.get<{ name: string; description: string }[]>('/api/permissions')
  expect(body.data.map(({ name }) => name)).toContain('activate users')
  expect(body.data.find(({ name }) => name === 'edit updates')?.description).toBe('Edit updates')
})
