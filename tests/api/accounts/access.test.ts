import type { Access } from '@kampana/engine-declare/calls/call'
import type { Database } from '@kampana/server/db/tables'
import { describe, expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import type { Answer, Person } from '../../support/people/person.ts'
import { accessFile, accessTable, formatAccess } from './access-table.ts'

/** Skips logging out and logging in, which would end the session of the next call. */
const notCalled = new Set(['POST /logout', 'POST /login'])
const refusals = new Set([
  'Unauthenticated.',
  'This action is unauthorized.',
  'Your email address is not verified.',
  'CSRF token mismatch.',
])

test('access: the table lists every call of the API with its access', async () => {
  const { app } = await college()
  await expect(formatAccess(app.routes)).toMatchFileSnapshot(accessFile)
})

describe('access: the calls in the table are open to', () => {
  const opens = async (person: Person, ownId: number): Promise<string[]> => {
    const open: string[] = []
    for (const call of Object.keys(accessTable))
      if (!notCalled.has(call) && (await isOpen(person, call, ownId))) open.push(call)
    return open
  }
  const named = (holds: (who: Access) => boolean): string[] =>
    Object.entries(accessTable).flatMap(([call, who]) => (holds(who) && !notCalled.has(call) ? [call] : []))
  const idOf = async (person: Person): Promise<number> =>
    (await person.get<{ id: number }>('/api/user')).body.data.id

  test('visitors', async () => {
    const { visitor } = await college()
    expect(await opens(visitor(), 1)).toEqual(named((who) => who === 'anyone'))
  })

  test('users with an unverified address', async () => {
    const { staff } = await college()
    const person = await staff({ verified: false, active: false, may: ['list logs', 'edit updates'] })
    expect(await opens(person, await idOf(person))).toEqual(
      named((who) => who === 'anyone' || who === 'session'),
    )
  })

  test('users deactivated after signing in', async () => {
    const { staff, database } = await college()
    const person = await staff({ may: ['list logs', 'edit updates'] })
    const id = await idOf(person)
    await database((db) => db.updateTable('users').set({ is_active: 0 }).where('id', '=', id).execute())
    expect(await opens(person, id)).toEqual(named((who) => who === 'anyone'))
  })

  test('administrators', async () => {
    const { administrator } = await college()
    expect(await opens(administrator, await idOf(administrator))).toEqual(named(() => true))
  })

  test('administrators with an old password confirmation, except for sensitive calls', async () => {
    const { administrator, database } = await college()
    const long = new Date(Date.now() - 11 * 60_000).toISOString()
    await database((db) => db.updateTable('sessions').set({ created_at: long }).execute())
    const asked: string[] = []
    for (const call of Object.keys(accessTable))
      if (!notCalled.has(call) && (await statusOf(administrator, call, 1)) === 423) asked.push(call)
    expect(asked.toSorted()).toEqual([
      'DELETE /api/invitations/imports/:id',
      'POST /api/invitations',
      'POST /api/invitations/import',
      'POST /api/roles',
      'POST /api/roles/:ids/restore',
      'POST /api/users/:ids/restore',
      'PUT /api/invitations/:id/resend',
      'PUT /api/roles/:id',
      'PUT /api/roles/:id/versions/:version/restore',
      'PUT /api/users/:id',
      'PUT /api/users/:id/reset-two-step',
      'PUT /api/users/:id/versions/:version/restore',
      'PUT /api/users/actions/activate',
      'PUT /api/users/actions/deactivate',
      'PUT /api/users/status/:id',
    ])
  })

  test('users without permissions', async () => {
    const { staff } = await college()
    const person = await staff({})
    expect(await opens(person, await idOf(person))).toEqual(named((who) => typeof who === 'string'))
  })

  // Tests each permission alone, and then all permissions except the required ones. One request per call is enough for the
  // second test.
  test('users with one permission, but not users with all others', async () => {
    const { staff, administrator, database } = await college()
    const { body } = await administrator.get<{ id: number; name: string }[]>('/api/permissions')
    const person = await staff({ role: 'Tried' })
    const ownId = await idOf(person)
    const hold = (holds: (name: string) => boolean) => {
      const held = body.data.filter(({ name }) => holds(name))
      return database((db) => holdOnly(db, 'Tried', held))
    }
    const open: string[] = []
    const refused: string[] = []
    for (const { name } of body.data) {
      await hold((each) => each === name)
      for (const call of named((who) => who.includes(name)))
        if (await isOpen(person, call, ownId)) open.push(`${name}: ${call}`)
    }
    for (const [names, calls] of callsByPermissions()) {
      await hold((each) => !names.split(', ').includes(each))
      for (const call of calls) if (!(await isOpen(person, call, ownId))) refused.push(call)
    }
    expect(open).toEqual(
      body.data.flatMap(({ name }) => named((who) => who.includes(name)).map((call) => `${name}: ${call}`)),
    )
    expect(refused.toSorted()).toEqual(named((who) => typeof who !== 'string').toSorted())
  })
})

/** Replaces a role's permissions. */
const holdOnly = async (db: Database, description: string, permissions: readonly { id: number }[]) => {
  const role = await db
    .selectFrom('roles')
    .select('id')
    .where('description', '=', description)
    .executeTakeFirstOrThrow()
  await db.deleteFrom('role_permissions').where('role_id', '=', role.id).execute()
  const rows = permissions.map(({ id }) => ({ role_id: role.id, permission_id: id }))
  if (rows.length > 0) await db.insertInto('role_permissions').values(rows).execute()
}

/** Calls that require a permission, grouped by the permissions that allow them. */
const callsByPermissions = (): Map<string, string[]> =>
  Map.groupBy(
    Object.entries(accessTable).flatMap(([call, who]) => (typeof who === 'string' ? [] : [call])),
    (call) => [accessTable[call] ?? []].flat().join(', '),
  )

/** Treats every reply except a refusal as access. */
const isOpen = async (person: Person, call: string, ownId: number): Promise<boolean> =>
  !refusals.has((await make(person, call, ownId)).body?.message)
const statusOf = async (person: Person, call: string, ownId: number): Promise<number> =>
  (await make(person, call, ownId)).status

/** Makes the call with a nonexistent id and an empty body. */
const make = async (person: Person, call: string, ownId: number): Promise<Answer> => {
  const [method = '', pattern = ''] = call.split(' ')
  const id = /profile|password/.test(pattern) ? String(ownId) : '999999'
  const path = pattern.replace(':id', id).replace(/:\w+/g, 'x')
  return method === 'GET'
    ? person.get(path)
    : person[method.toLowerCase() as 'post' | 'put' | 'delete'](
        path,
        method === 'POST' || method === 'PUT' ? {} : undefined,
      )
}
