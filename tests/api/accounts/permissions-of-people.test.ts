import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import { bodyOf } from '../../support/input/rich-text.ts'
import type { Person } from '../../support/people/person.ts'

interface Role {
  id: number
  description: string
  permissions: { id: number; description: string }[]
}
interface User {
  id: number
  username: string
  is_active: number
  roles: { id: number; description: string }[]
}
const me = async (person: Person): Promise<User> => (await person.get<User>('/api/user')).body.data
const rolesOf = async (person: Person): Promise<Role[]> =>
  (await person.get<Role[]>('/api/roles?sort=["id","ASC"]')).body.data
const permissionIds = async (person: Person, names: readonly string[]): Promise<number[]> => {
  const { body } = await person.get<{ id: number; name: string }[]>('/api/permissions')
  return body.data.filter(({ name }) => names.includes(name)).map(({ id }) => id)
}

test('permissions of people: an administrator creates, assigns, edits and revokes a role, and the log names each step', async () => {
  const { administrator, staff } = await college()
  const person = await me(await staff({}))
  const permissions = await permissionIds(administrator, ['list updates', 'edit updates'])
  const made = await administrator.post<Role>('/api/roles', { description: 'Writer', permissions })
  expect([made.status, made.body.message]).toEqual([201, 'The role was created.'])
  expect(made.body.data.permissions.map(({ description }) => description)).toEqual([
    'List updates',
    'Edit updates',
  ])

  const given = await administrator.put<User>(`/api/users/${person.id}`, { roleIds: [made.body.data.id] })
  expect(given.body.data.roles).toEqual([{ id: made.body.data.id, description: 'Writer' }])
  expect(
    (await administrator.put(`/api/users/${person.id}`, { roleIds: [made.body.data.id] })).body.message,
  ).toBe('Nothing was changed.')
  const entry = await administrator.get<{ id: number }[]>('/api/logs?range=[0,0]')
  const log = await administrator.get<{ properties: unknown; description: string }>(
    `/api/logs/${entry.body.data[0]!.id}`,
  )
  expect(log.body.data.properties).toMatchObject({ attributes: { roles: [{ description: 'Writer' }] } })

  const same = await administrator.put(`/api/roles/${made.body.data.id}`, {
    permissions: permissions.toReversed(),
  })
  expect(same.body.message).toBe('Nothing was changed.')
  expect(
    (await administrator.put(`/api/roles/${made.body.data.id}`, { permissions: [999_999] })).body.errors,
  ).toEqual({ permissions: ['The selected permissions is invalid.'] })
  expect((await administrator.delete(`/api/roles/${made.body.data.id}`)).body.message).toBe(
    'The role was deleted.',
  )
  expect((await administrator.get<User>(`/api/users/${person.id}`)).body.data.roles).toEqual([])
})

test('permissions of people: editing a user changes roles and nothing else', async () => {
  const { administrator, staff } = await college()
  const person = await me(await staff({}))
  for (const more of [
    { is_active: 0 },
    { name: 'Eve' },
    { password: 'x' },
    { email: 'x@y.example' },
    { email_verified_at: null },
    { roles: [] },
  ])
    expect((await administrator.put(`/api/users/${person.id}`, { roleIds: [], ...more })).status).toBe(422)
  expect((await administrator.put(`/api/users/${person.id}`, { roleIds: 'all' })).body.errors).toEqual({
    roleIds: ['The role ids field must be an array.'],
  })
})

test('permissions of people: the user list omits administrators, the reader and secrets', async () => {
  const { administrator, staff } = await college()
  const reader = await staff({ may: ['list users', 'show users'] })
  const other = await me(await staff({}))
  const list = await reader.get<User[]>('/api/users')
  expect(list.body.data.map(({ id }) => id)).toEqual([other.id])
  expect(list.text).not.toMatch(/argon2|password|secret/)
  expect((await reader.get(`/api/users/${other.id}`)).text).not.toMatch(/argon2|password|secret/)
  expect((await administrator.get('/api/users')).body.meta.total).toBe(2)
})

test('permissions of people: only users who assign roles find everybody by role or name, including administrators', async () => {
  const { administrator, staff } = await college()
  const [manager, reader, stranger] = [
    await staff({ may: ['list users', 'edit users'] }),
    await staff({ may: ['list users'] }),
    await staff({}),
  ]
  const [first, second] = [await me(administrator), await me(stranger)]
  const role = (await rolesOf(administrator)).find(({ description }) => description === 'Administrator')!
  await administrator.put(`/api/users/${second.id}`, { roleIds: [role.id] })
  const holders = async (person: Person, filter: object = { roleIds: role.id }) =>
    (
      await person.get<User[]>(
        `/api/users?sort=["id","ASC"]&filter=${encodeURIComponent(JSON.stringify(filter))}`,
      )
    ).body.data.map(({ id }) => id)
  for (const person of [administrator, manager]) expect(await holders(person)).toEqual([first.id, second.id])
  expect(await holders(manager, { roles: [role.id], q: second.username })).toEqual([second.id])
  expect(await holders(manager, { q: first.username })).toEqual([first.id])
  for (const filter of [{ roleIds: role.id }, { q: first.username }])
    expect(await holders(reader, filter)).toEqual([])
  for (const filter of [{}, { roles_empty: 0 }, { id: [first.id, second.id] }])
    expect(await holders(manager, filter)).not.toContain(first.id)
  const none = await staff({ may: ['edit users'] })
  expect((await none.get(`/api/users?filter={"roleIds":${role.id}}`)).status).toBe(403)
})

test('permissions of people: nobody grants a permission they lack, by an existing or a new role', async () => {
  const { administrator, staff } = await college()
  const manager = await staff({
    may: [
      'list users',
      'edit users',
      'create roles',
      'edit roles',
      'list roles',
      'list permissions',
      'list updates',
    ],
  })
  const other = await me(await staff({}))
  const roles = await rolesOf(administrator)
  const administratorRole = roles.find(({ description }) => description === 'Administrator')!
  const editorRole = roles.find(({ description }) => description === 'Editor')!
  for (const { id } of [administratorRole, editorRole]) {
    const refused = await manager.put(`/api/users/${other.id}`, { roleIds: [id] })
    expect([refused.status, refused.body.message]).toEqual([403, 'This action is unauthorized.'])
    expect(refused.body.permission).toMatch(/^\w+ [\w-]+$/)
  }
  const mine = await me(manager)
  expect((await manager.put(`/api/users/${mine.id}`, { roleIds: [administratorRole.id] })).status).toBe(403)
  const tooMuch = await permissionIds(administrator, ['delete users'])
  const refused = await manager.post('/api/roles', { description: 'Mighty', permissions: tooMuch })
  expect([refused.status, refused.body.permission]).toEqual([403, 'delete users'])
  const held = await permissionIds(administrator, ['list updates'])
  const made = await manager.post<Role>('/api/roles', { description: 'Reader', permissions: held })
  expect(made.status).toBe(201)
  expect(
    (await manager.put(`/api/roles/${made.body.data.id}`, { permissions: [...held, ...tooMuch] })).status,
  ).toBe(403)
  expect((await manager.put(`/api/users/${other.id}`, { roleIds: [made.body.data.id] })).status).toBe(200)
})

test('permissions of people: nobody changes an account with more permissions than their own', async () => {
  const { administrator, staff } = await college()
  const manager = await staff({ may: ['edit users', 'delete users', 'activate users'] })
  const { id } = await me(administrator)
  expect((await manager.put(`/api/users/${id}`, { roleIds: [] })).status).toBe(403)
  expect((await manager.delete(`/api/users/${id}`)).status).toBe(403)
  expect((await manager.put(`/api/users/status/${id}`, { is_active: 0 })).status).toBe(403)
  expect((await administrator.get('/api/user')).status).toBe(200)
})

test('permissions of people: nobody deactivates or deletes their own account', async () => {
  const { administrator } = await college()
  const { id } = await me(administrator)
  const status = await administrator.put(`/api/users/status/${id}`, { is_active: 0 })
  const deleted = await administrator.delete(`/api/users/${id}`)
  for (const answer of [status, deleted])
    expect([answer.status, answer.body.message]).toEqual([403, 'You can’t do this to your own account.'])
})

test("permissions of people: the Administrator role can't be edited or deleted", async () => {
  const { administrator } = await college()
  const role = (await rolesOf(administrator)).find(({ description }) => description === 'Administrator')!
  const edits = [
    await administrator.put(`/api/roles/${role.id}`, { permissions: [] }),
    await administrator.put(`/api/roles/${role.id}`, { description: 'Boss' }),
    await administrator.delete(`/api/roles/${role.id}`),
  ]
  for (const answer of edits)
    expect([answer.status, answer.body.message]).toEqual([
      403,
      'The Administrator role can’t be changed or deleted.',
    ])
  expect(
    (await administrator.put(`/api/roles/${role.id}`, { permissions: role.permissions.map(({ id }) => id) }))
      .body.message,
  ).toBe('Nothing was changed.')
})

test('permissions of people: one administrator remains if two repeatedly demote each other', async () => {
  const { administrator, staff } = await college()
  const second = await staff({})
  const role = (await rolesOf(administrator)).find(({ description }) => description === 'Administrator')!
  const [one, two] = [await me(administrator), await me(second)]
  for (let round = 0; round < 5; round++) {
    const ends = await Promise.all([administrator, second].map((person) => me(person)))
    const holder = ends[0]!.roles.some(({ id }) => id === role.id) ? administrator : second
    for (const { id } of [one, two])
      if (id !== (await me(holder)).id) await holder.put(`/api/users/${id}`, { roleIds: [role.id] })
    const answers = await Promise.all([
      administrator.put(`/api/users/${two.id}`, { roleIds: [] }),
      second.put(`/api/users/${one.id}`, { roleIds: [] }),
      administrator.put(`/api/users/${one.id}`, { roleIds: [] }),
      second.put(`/api/users/${two.id}`, { roleIds: [] }),
    ])
    for (const { status } of answers) expect([200, 403, 409]).toContain(status)
    const left = await Promise.all(
      [administrator, second].map(async (person) =>
        (await me(person)).roles.some(({ id }) => id === role.id),
      ),
    )
    expect(left).toContain(true)
  }
})

test('permissions of people: deactivating or deleting an account ends its sessions immediately', async () => {
  const { administrator, staff } = await college()
  const [first, second] = [await staff({ may: ['create updates'] }), await staff({})]
  const [one, two] = [await me(first), await me(second)]
  const shut = await administrator.put(`/api/users/status/${one.id}`, { is_active: 0 })
  expect(shut.body.message).toBe(
    'The account of ' +
      (await administrator.get<{ name: string }>(`/api/users/${one.id}`)).body.data.name +
      ' is now inactive.',
  )
  expect(
    (await first.post('/api/updates', { title: 'x', category: 'announcements', updates: bodyOf('x') }))
      .status,
  ).toBe(401)
  // Reactivating the account doesn't revive its earlier sessions.
  expect((await administrator.put(`/api/users/status/${one.id}`, { is_active: 1 })).status).toBe(200)
  expect((await first.get('/api/user')).status).toBe(401)
  await administrator.put(`/api/users/status/${one.id}`, { is_active: 0 })
  await administrator.delete(`/api/users/${two.id}`)
  expect((await second.get('/api/user')).status).toBe(401)
  expect((await administrator.put(`/api/users/status/${one.id}`, { is_active: 0 })).body.message).toBe(
    'Nothing was changed.',
  )
  expect((await administrator.put(`/api/users/status/${one.id}`, { is_active: 'perhaps' })).status).toBe(422)
})

test('permissions of people: a user lists their own sessions and ends any of them', async () => {
  const { administrator, visitor, staff } = await college()
  const phone = visitor()
  await phone.send({ method: 'GET', path: '/sanctum/csrf-cookie' })
  await phone.post(
    '/login',
    { username: 'admin', password: 'the bell rings at seven' },
    { 'user-agent': 'A phone' },
  )
  const { body } =
    await administrator.get<{ id: string; user_agent: string; is_current: boolean }[]>('/api/sessions')
  expect(body.data.filter(({ is_current }) => is_current)).toHaveLength(1)
  expect(body.data).toHaveLength(2)
  const other = body.data.find(({ user_agent }) => user_agent === 'A phone')!
  const stranger = await staff({})
  expect((await stranger.delete(`/api/sessions/${other.id}`)).status).toBe(404)
  expect((await administrator.delete(`/api/sessions/${other.id}`)).body.message).toBe(
    'The session was ended.',
  )
  expect((await phone.get('/api/user')).status).toBe(401)
  expect((await administrator.get('/api/user')).status).toBe(200)
})

test('permissions of people: logs are filtered by person, kind, action and day', async () => {
  const { administrator, publish } = await college()
  const { id } = await publish({ title: 'Bell tower' })
  await administrator.delete(`/api/updates/${id}`)
  const found = async (filter: object) =>
    (
      await administrator.get<{ description: string }[]>(
        `/api/logs?filter=${encodeURIComponent(JSON.stringify(filter))}`,
      )
    ).body.data.map(({ description }) => description)
  expect(await found({ action: 'delete', resource: 'updates', username: 'admin' })).toEqual([
    "admin deleted the update 'Bell tower'",
  ])
  expect(await found({ created_at_gte: '2999-01-01' })).toEqual([])
  expect(await found({ q: 'bell tower' })).toHaveLength(2)
})

test('permissions of people: a database dump contains no usable session, token, password or e-mail', async () => {
  const { administrator, visitor, dump } = await college()
  await visitor().post('/password/email', { email: 'admin@college.example' })
  const held = await dump('users', 'sessions', 'reset_tokens', 'letters', 'limits')
  for (const secret of [
    administrator.cookie('kampana_session')!,
    administrator.cookie('XSRF-TOKEN')!,
    'the bell rings at seven',
    'token=',
  ])
    expect(held).not.toContain(secret)
  expect(held).toContain('$argon2id$')
})

test('permissions of people: nobody removes a permission from their own role, unless another of their roles has it', async () => {
  const { administrator, staff } = await college()
  const may = ['list roles', 'show roles', 'edit roles', 'delete roles', 'list updates']
  const person = await staff({ may })
  const own = (await me(person)).roles[0]!
  const path = `/api/roles/${own.id}`
  const fewer = { permissions: await permissionIds(administrator, may.slice(0, 4)) }
  const refused = await person.put(path, fewer)
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    {
      permissions: [
        'You have this role and would lose the permission ‘list updates’. Ask a colleague with that permission to make this change.',
      ],
    },
  ])
  expect((await person.delete(path)).status).toBe(422)
  expect((await person.get('/api/updates')).status).toBe(200)

  const reader = { description: 'Reader', permissions: await permissionIds(administrator, ['list updates']) }
  const second = await administrator.post<Role>('/api/roles', reader)
  await administrator.put(`/api/users/${(await me(person)).id}`, { roleIds: [own.id, second.body.data.id] })
  expect((await person.put(path, fewer)).status).toBe(200)
})

test("permissions of people: a limited role can't grant anyone, including itself, permissions outside its section", async () => {
  const { administrator, staff } = await college()
  const names = [
    'edit content',
    'edit users',
    'list users',
    'create roles',
    'edit roles',
    'list roles',
    'invite users',
  ]
  const dean = await staff({ may: names })
  const mine = await me(dean)
  const own = `/api/roles/${mine.roles[0]!.id}`
  expect((await administrator.put(own, { sections: '/academics' })).status).toBe(200)
  const colleague = await me(await staff({}))
  const permissions = await permissionIds(administrator, ['edit content'])
  const make = async (description: string, sections: string | null) =>
    dean.post<Role>('/api/roles', { description, permissions, sections })

  for (const sections of [
    null,
    '',
    '/',
    '/academics\n/about-us',
    '/academicsx',
    '/academics/../about-us/..\n/about-us',
  ])
    for (const refused of [await dean.put(own, { sections }), await make('Dean of more', sections)])
      expect([sections, refused.status, refused.body.message]).toEqual([
        sections,
        403,
        'Your role allows this only in these sections: /academics.',
      ])
  expect((await dean.put(own, { sections: '/Academics/college' })).status).toBe(200)
  expect((await dean.put(own, { sections: '/academics' })).status).toBe(403)
  expect((await administrator.put(own, { sections: '/academics' })).status).toBe(200)

  const whole = await administrator.post<Role>('/api/roles', { description: 'Editor of all', permissions })
  const part = await make('Secretary', '/academics/college')
  expect(part.status).toBe(201)
  for (const { id } of [colleague, mine])
    expect(
      (
        await dean.put(`/api/users/${id}`, {
          roleIds: [...(id === mine.id ? [mine.roles[0]!.id] : []), whole.body.data.id],
        })
      ).status,
    ).toBe(403)
  const invitation = { name: 'Guest', email: 'guest@college.example' }
  expect((await dean.post('/api/invitations', { ...invitation, roleIds: [whole.body.data.id] })).status).toBe(
    403,
  )
  expect((await dean.put(`/api/users/${colleague.id}`, { roleIds: [part.body.data.id] })).status).toBe(200)
  // An account without a section limit can't be changed, not even to revoke its role.
  await administrator.put(`/api/users/${colleague.id}`, { roleIds: [whole.body.data.id] })
  expect((await dean.put(`/api/users/${colleague.id}`, { roleIds: [] })).status).toBe(403)
})
