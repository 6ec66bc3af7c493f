import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { administrator as first, password } from '../../support/people/accounts.ts'
import { college } from '../../support/people/college.ts'
import { mailbox } from '../../support/people/mailbox.ts'
import type { Person } from '../../support/people/person.ts'

interface Account {
  id: number
  name: string
  username: string
  email: string
  permissions: string[]
  helpers?: string[]
  viewed_role: { id: number; description: string } | null
}
interface User {
  id: number
  last_sign_in_at: string | null
  failed_sign_ins: number
  two_step_confirmed_at: string | null
}
const me = async (person: Person): Promise<Account> => (await person.get<Account>('/api/user')).body.data
const list = async <T>(person: Person, resource: string, filter: object): Promise<T[]> =>
  (
    await person.get<T[]>(
      `/api/${resource}?sort=["id","ASC"]&filter=${encodeURIComponent(JSON.stringify(filter))}`,
    )
  ).body.data
const roleOf = async (person: Person, description: string): Promise<number> =>
  (await list<{ id: number; description: string }>(person, 'roles', {})).find(
    (role) => role.description === description,
  )!.id

const turnOnTwoStep = async (person: Person) => {
  const begun = await person.post<{ secret: string }>('/api/two-step', { current_password: password })
  const code = new TOTP({ secret: Secret.fromBase32(begun.body.data.secret) }).generate()
  expect((await person.put('/api/two-step', { code })).status).toBe(200)
}

test("people: shows a user's last sign-in and the failed attempts since", async () => {
  const { administrator, staff, visitor } = await college()
  const { id, username } = await me(await staff({}))
  const read = async () => (await administrator.get<User>(`/api/users/${id}`)).body.data
  const before = await read()
  expect([before.failed_sign_ins, before.last_sign_in_at]).toEqual([0, expect.any(String)])
  await visitor().post('/login', { username: username.toUpperCase(), password: 'wrong' })
  await visitor().post('/login', { username, password: 'wrong again' })
  expect(await read()).toMatchObject({ failed_sign_ins: 2, last_sign_in_at: before.last_sign_in_at })
  await visitor().post('/login', { username, password })
  const after = await read()
  expect(after.failed_sign_ins).toBe(0)
  expect(after.last_sign_in_at! > before.last_sign_in_at!).toBe(true)
})

test('people: filters logs by the id of a record or person, regardless of names', async () => {
  const { administrator, staff, update } = await college()
  const editor = await staff({ may: ['edit updates', 'publish updates'] })
  const { id } = await me(editor)
  await editor.put(`/api/updates/${update.id}`, { title: 'Enrolment has ended' })
  await editor.put(`/api/profile/${id}`, {
    name: 'Ana Cruz',
    username: 'ana',
    email: (await me(editor)).email,
  })
  const entries = (filter: object) => list<{ action: string }>(administrator, 'logs', filter)
  expect((await entries({ resource: 'updates', record_id: update.id })).map(({ action }) => action)).toEqual([
    'create',
    'edit',
  ])
  // A new title also creates a redirect.
  expect((await entries({ causer_id: id })).map(({ action }) => action)).toEqual([
    'sign-in',
    'create',
    'edit',
    'edit',
  ])
  expect(await entries({ causer_id: id, action: 'edit', resource: 'updates' })).toHaveLength(1)
})

test("people: lets a user with activate permission reset a colleague's two-step sign-in, and e-mails the colleague", async () => {
  const mail = await mailbox()
  const { administrator, staff, visitor, dump } = await college({ settings: { MAIL_URL: mail.url } })
  const [helper, colleague] = [await staff({ may: ['activate users', 'show users'] }), await staff({})]
  const { id, username, email } = await me(colleague)
  const reset = (person: Person, user: number) => person.put(`/api/users/${user}/reset-two-step`)
  expect((await reset(helper, id)).body.message).toBe('Nothing was changed.')
  await turnOnTwoStep(colleague)
  expect((await reset(await staff({ may: ['show users'] }), id)).body.permission).toBe('activate users')

  expect((await reset(helper, id)).body.message).toMatch(/ can now sign in with the password alone\.$/)
  expect((await mail.next(email)).subject).toBe('Your two-step sign-in was reset')
  expect((await colleague.get('/api/user')).status).toBe(401)
  expect((await visitor().post('/login', { username, password })).status).toBe(200)
  expect(await dump('recovery_codes')).toBe('[[]]')
  const [entry, ...more] = await list<{ description: string }>(administrator, 'logs', {
    action: 'reset-two-step',
  })
  expect(more).toEqual([])
  expect(entry!.description).toContain("reset two-step sign-in of the user '")
})

test('people: prevents users from resetting their own two-step sign-in, or that of accounts with more permissions', async () => {
  const { administrator, staff } = await college()
  const helper = await staff({ may: ['activate users'] })
  await turnOnTwoStep(administrator)
  await turnOnTwoStep(helper)
  const reset = async (person: Person, target: Person) =>
    (await person.put(`/api/users/${(await me(target)).id}/reset-two-step`)).status
  expect([await reset(helper, helper), await reset(helper, administrator)]).toEqual([403, 403])
  expect((await me(administrator)).id).toBe(1)
  const users = await list<User>(administrator, 'users', { q: first.username })
  expect(users[0]?.two_step_confirmed_at).not.toBeNull()
})

test("people: shows a role's view to a user, read-only, until the user leaves it", async () => {
  const { administrator, staff, update } = await college()
  await staff({ may: ['list updates', 'edit updates'], role: 'Writer' })
  const role = await roleOf(administrator, 'Writer')
  const all = (await me(administrator)).permissions
  expect((await administrator.put('/api/viewed-role', { role })).body.message).toBe(
    'You are viewing the dashboard as Writer. Return to your own view to make changes.',
  )
  expect(await me(administrator)).toMatchObject({
    permissions: ['edit updates', 'list updates'],
    viewed_role: { id: role, description: 'Writer' },
  })
  expect((await administrator.get('/api/users')).status).toBe(403)
  for (const refused of [
    await administrator.put(`/api/updates/${update.id}`, { title: 'Changed' }),
    await administrator.put('/api/profile/1', {}),
    await administrator.post('/api/two-step', { current_password: password }),
    await administrator.put('/api/viewed-role', { role: 1 }),
  ])
    expect([refused.status, refused.body.message]).toEqual([
      403,
      expect.stringContaining('You are viewing the dashboard as'),
    ])

  expect((await administrator.delete('/api/viewed-role')).body.message).toBe('You are back in your own view.')
  expect((await me(administrator)).permissions).toEqual(all)
  expect((await administrator.put(`/api/updates/${update.id}`, { title: 'Changed' })).status).toBe(200)
})

test('people: viewing as a role adds no permission, and ends with the session or the role', async () => {
  const { administrator, staff, anotherNode } = await college()
  await staff({ may: ['list users'], role: 'Registrar' })
  const [role, most] = [
    await roleOf(administrator, 'Registrar'),
    await roleOf(administrator, 'Administrator'),
  ]
  const reader = await staff({ may: ['show roles', 'list users', 'list updates'] })
  for (const [wanted, status] of [
    [most, 403],
    [999_999, 404],
    ['x', 422],
    [1.5, 422],
  ] as const)
    expect([wanted, (await reader.put('/api/viewed-role', { role: wanted })).status]).toEqual([
      wanted,
      status,
    ])
  expect((await reader.put('/api/viewed-role', { role })).status).toBe(200)
  const role2 = (await list<{ id: number; permissions: { id: number }[] }>(administrator, 'roles', {})).find(
    ({ id }) => id === most,
  )!
  // The role gains permissions, but the viewer still sees only the permissions that both have.
  await administrator.put(`/api/roles/${role}`, { permissions: role2.permissions.map(({ id }) => id) })
  expect((await me(reader)).permissions).toEqual(['list updates', 'list users', 'show roles'])
  await anotherNode()
  await administrator.delete(`/api/roles/${role}`)
  expect((await me(reader)).viewed_role).toBeNull()
})

test('people: names the colleagues to ask to a user without list permission, but not to a stranger', async () => {
  const { administrator, staff } = await college()
  await staff({ may: ['edit users'], active: false })
  const manager = await me(await staff({ may: ['edit users'] }))
  const helpers = async (post: Parameters<typeof staff>[0]) => (await me(await staff(post))).helpers
  expect(await helpers({})).toEqual([manager.name, 'Administrator'])
  expect(await helpers({ may: ['create updates'] })).toEqual([manager.name, 'Administrator'])
  expect(await helpers({ may: ['list slides'] })).toBeUndefined()
  expect(await helpers({ verified: false, active: false })).toBeUndefined()
  expect((await me(administrator)).helpers).toBeUndefined()
})
