import { describe, expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import type { Person } from '../../support/people/person.ts'
import { accessTable, type Who } from './access-table.ts'

/** Skips signing out and registering, which would end the session that the next call needs. */
const notCalled = new Set(['POST /logout', 'POST /login'])
const refusals = new Set([
  'Unauthenticated.',
  'This action is unauthorized.',
  'Your email address is not verified.',
  'CSRF token mismatch.',
])

test('every call of the API is in the table, with who may make it', async () => {
  const { app } = await college()
  const there = app.routes.filter(({ access, method }) => access !== undefined && method !== 'HEAD')
  expect(Object.fromEntries(there.map(({ method, url, access }) => [`${method} ${url}`, access]))).toEqual(
    accessTable,
  )
})

describe('a call is open to exactly those whom the table names', () => {
  const opens = async (person: Person, ownId: number): Promise<string[]> => {
    const open: string[] = []
    for (const call of Object.keys(accessTable))
      if (!notCalled.has(call) && (await isOpen(person, call, ownId))) open.push(call)
    return open
  }
  const named = (holds: (who: Who) => boolean): string[] =>
    Object.entries(accessTable).flatMap(([call, who]) => (holds(who) && !notCalled.has(call) ? [call] : []))
  const idOf = async (person: Person): Promise<number> =>
    (await person.get<{ id: number }>('/api/user')).body.data.id

  test('a visitor', async () => {
    const { visitor } = await college()
    expect(await opens(visitor(), 1)).toEqual(named((who) => who === 'anyone'))
  })

  test('a person whose address is not verified', async () => {
    const { staff } = await college()
    const person = await staff({ verified: false, active: false, may: ['list logs', 'edit updates'] })
    expect(await opens(person, await idOf(person))).toEqual(
      named((who) => who === 'anyone' || who === 'session'),
    )
  })

  test('a person who was shut out after signing in', async () => {
    const { staff, database } = await college()
    const person = await staff({ may: ['list logs', 'edit updates'] })
    const id = await idOf(person)
    await database((db) => db.updateTable('users').set({ is_active: 0 }).where('id', '=', id).execute())
    expect(await opens(person, id)).toEqual(named((who) => who === 'anyone'))
  })

  test('an administrator', async () => {
    const { administrator } = await college()
    expect(await opens(administrator, await idOf(administrator))).toEqual(named(() => true))
  })

  test('a person without a role, and with each single permission', async () => {
    const { staff, administrator } = await college()
    const { body } = await administrator.get<{ name: string }[]>('/api/permissions')
    for (const permission of [undefined, ...body.data.map(({ name }) => name)]) {
      const person = await staff({ may: permission ? [permission] : [] })
      const may = (who: Who): boolean =>
        typeof who === 'string' ? true : permission !== undefined && who.includes(permission)
      expect({ permission, opens: await opens(person, await idOf(person)) }).toEqual({
        permission,
        opens: named(may),
      })
    }
    // Every permission tries every call.
  }, 120_000)
})

/** Makes the call with an id that doesn't exist and an empty body; any status but a refusal means that the call was allowed. */
const isOpen = async (person: Person, call: string, ownId: number): Promise<boolean> => {
  const [method = '', pattern = ''] = call.split(' ')
  const id = /profile|password/.test(pattern) ? String(ownId) : '999999'
  const path = pattern.replace(':id', id).replace(/:\w+/g, 'x')
  const answer =
    method === 'GET'
      ? await person.get(path)
      : await person[method.toLowerCase() as 'post' | 'put' | 'delete'](
          path,
          method === 'POST' || method === 'PUT' ? {} : undefined,
        )
  return !refusals.has(answer.body?.message)
}
