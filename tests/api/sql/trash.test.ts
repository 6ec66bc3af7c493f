import type { Slide, Update } from '@kampana/shared/api/api'
import sharp from 'sharp'
import { expect, inject, test } from 'vitest'
import { administrator as signInForm, password } from '../../support/people/accounts.ts'
import { college, type College } from '../../support/people/college.ts'
import { personAt, type Person } from '../../support/people/person.ts'
import { bodyOf } from '../../support/input/rich-text.ts'

type Tables = Parameters<College['dump']>
interface Named {
  id: number
  description: string
}
interface LogEntry {
  id: number
  action: string
  description: string
  properties: { attributes: unknown; old: unknown }
  restorable?: boolean
  restorable_until?: string
  restored?: { by: string; at: string } | null
}

/** All rows of some tables, sorted, because the databases return them in different orders. */
const rowsOf = async ({ dump }: College, ...tables: Tables): Promise<unknown> =>
  (JSON.parse(await dump(...tables)) as unknown[][]).map((rows) =>
    rows.map((row) => JSON.stringify(row)).sort(),
  )
const me = async (person: Person) =>
  (await person.get<{ id: number; username: string; email: string }>('/api/user')).body.data
const permissionIds = async (person: Person, names: readonly string[]): Promise<number[]> => {
  const { body } = await person.get<{ id: number; name: string }[]>('/api/permissions')
  return body.data.filter(({ name }) => names.includes(name)).map(({ id }) => id)
}
const newRole = async (person: Person, description: string, may: readonly string[]): Promise<Named> =>
  (
    await person.post<Named>('/api/roles', {
      description,
      permissions: await permissionIds(person, may),
    })
  ).body.data
const lastEntry = async (person: Person): Promise<LogEntry> => {
  const changes = encodeURIComponent(JSON.stringify({ action: ['delete', 'restore', 'edit', 'create'] }))
  const query = `range=[0,0]&sort=["id","DESC"]&filter=${changes}`
  const { body } = await person.get<LogEntry[]>(`/api/logs?${query}`)
  return (await person.get<LogEntry>(`/api/logs/${body.data[0]!.id}`)).body.data
}
const addSlides = async (person: Person, ...colors: string[]): Promise<Slide[]> => {
  const form = new FormData()
  for (const background of colors) {
    const picture = sharp({ create: { width: 60, height: 30, channels: 3, background } })
    form.append('slides[]', new File([Buffer.from(await picture.png().toBuffer())], `${background}.png`))
  }
  return (await person.post<Slide[]>('/api/slides', form)).body.data
}

test('trash: restores a deleted update with its address, former titles, times and page', async () => {
  const at = await college()
  const { administrator, visitor, update } = at
  const later = { ...update, title: 'Enrolment is extended' }
  await administrator.put(`/api/updates/${update.id}`, { title: later.title })
  const page = `/updates/announcements/${encodeURIComponent(later.title)}`
  const before = await rowsOf(at, 'updates', 'addresses', 'redirects')
  expect((await visitor().get(page)).status).toBe(200)

  const deleted = await administrator.delete<never>(`/api/updates/${update.id}`)
  expect(deleted.body).toMatchObject({ message: 'The update was deleted.' })
  expect((await visitor().get(page)).status).toBe(404)
  expect((await visitor().get(`/api/updates/${update.id}`)).status).toBe(404)

  const restored = await administrator.post<Update[]>(`/api/updates/${update.id}/restore`)
  expect([restored.status, restored.body.message]).toEqual([200, 'The update was restored.'])
  expect(restored.body.data[0]).toMatchObject({ id: update.id, title: later.title })
  expect(await rowsOf(at, 'updates', 'addresses', 'redirects')).toEqual(before)
  expect((await visitor().get(page)).status).toBe(200)
  const old = await visitor().get(`/updates/announcements/${encodeURIComponent(update.title)}`)
  expect([old.status, old.headers.location]).toEqual([301, page])
  expect(await at.dump('trash')).toBe('[[]]')
})

test('trash: logs a restore like other changes, and allows repeated deletion and restore', async () => {
  const { administrator, update } = await college()
  for (const _ of ['once', 'twice']) {
    expect((await administrator.delete(`/api/updates/${update.id}`)).status).toBe(200)
    expect((await administrator.post(`/api/updates/${update.id}/restore`)).status).toBe(200)
  }
  expect((await administrator.post(`/api/updates/${update.id}/restore`)).body.message).toBe(
    'This can no longer be restored.',
  )
  const entry = await lastEntry(administrator)
  expect(entry).toMatchObject({
    action: 'restore',
    description: `admin restored the update '${update.title}'`,
    properties: { attributes: { title: update.title, posted_at: update.posted_at } },
  })
  expect((await administrator.get('/api/logs?filter={"resource":"updates"}')).body.meta.total).toBe(5)
})

test('trash: the log entry of a deletion says if it can be restored, and later who restored it', async () => {
  let time = new Date('2026-11-21T08:00:00Z')
  const { administrator, update } = await college({ now: () => time })
  await administrator.delete(`/api/updates/${update.id}`)
  const first = await lastEntry(administrator)
  expect(first).toMatchObject({ restorable: true, restorable_until: '2026-12-21T08:00:00.000000Z' })
  const again = async () => (await administrator.get<LogEntry>(`/api/logs/${first.id}`)).body.data

  time = new Date('2026-11-21T08:30:00Z')
  await administrator.post(`/api/updates/${update.id}/restore`)
  const restored = { restorable: false, restored: { by: 'admin', at: '2026-11-21T08:30:00.000000Z' } }
  expect(await again()).toMatchObject(restored)
  await administrator.delete(`/api/updates/${update.id}`)
  expect(await again()).toMatchObject(restored)
  expect(await lastEntry(administrator)).toMatchObject({ restorable: true })
})

test('trash: purges records after thirty days', async () => {
  let time = new Date('2026-11-21T08:00:00Z')
  const { app, administrator, visitor, update, dump } = await college({ now: () => time })
  const deleted = await administrator.delete(`/api/updates/${update.id}`)
  expect(deleted.body).toMatchObject({ restorable_until: '2026-12-21T08:00:00.000000Z' })
  time = new Date('2026-12-21T07:59:59Z')
  await app.cleanUp()
  expect(await dump('trash')).not.toBe('[[]]')

  time = new Date('2026-12-21T08:00:00Z')
  const admin = visitor()
  await admin.post('/login', signInForm)
  expect((await admin.post(`/api/updates/${update.id}/restore`)).status).toBe(404)
  expect(await lastEntry(admin)).toMatchObject({ action: 'delete', restorable: false, restored: null })
  await app.cleanUp()
  expect(await dump('trash')).toBe('[[]]')
})

test('trash: restores an account with its password, roles and recovery codes, but without sessions', async () => {
  const at = await college()
  const { administrator, staff, visitor, database } = at
  const person = await staff({ may: ['list updates'] })
  const { id, username, email } = await me(person)
  await database((db) =>
    db.insertInto('recovery_codes').values({ user_id: id, code_hash: 'of a code' }).execute(),
  )
  await visitor().post('/password/email', { email })
  const before = await rowsOf(at, 'users', 'user_roles', 'recovery_codes')

  await administrator.delete(`/api/users/${id}`)
  expect((await person.get('/api/user')).status).toBe(401)
  const refused = await visitor().post('/login', { username, password })
  expect(refused.status).toBe(422)
  const answered = await administrator.post(`/api/users/${id}/restore`)
  expect(answered.body.message).toBe('The user was restored.')

  expect(await rowsOf(at, 'users', 'user_roles', 'recovery_codes')).toEqual(before)
  expect((await person.get('/api/user')).status).toBe(401)
  expect(await at.dump('reset_tokens')).toBe('[[]]')
  expect((await visitor().post('/login', { username, password })).status).toBe(200)
  const log = await lastEntry(administrator)
  expect(log.action).toBe('restore')
  for (const told of [answered.text, JSON.stringify(log)])
    expect(told).not.toMatch(/argon2|password|code_hash|two_step_secret/)
})

test('trash: restores a role with its permissions and its users', async () => {
  const at = await college()
  const { administrator, staff } = at
  const person = await staff({})
  const role = await newRole(administrator, 'Registrar', ['list updates', 'edit updates'])
  await administrator.put(`/api/users/${(await me(person)).id}`, { roleIds: [role.id] })
  const before = await rowsOf(at, 'roles', 'role_permissions', 'user_roles')
  await administrator.delete(`/api/roles/${role.id}`)
  expect((await person.put('/api/updates/999', {})).status).toBe(403)
  expect((await administrator.post(`/api/roles/${role.id}/restore`)).body.message).toBe(
    'The role was restored.',
  )
  expect(await rowsOf(at, 'roles', 'role_permissions', 'user_roles')).toEqual(before)
  expect((await person.put('/api/updates/999', {})).status).toBe(404)
})

test('trash: restores several slides to their positions, or no slide', async () => {
  const at = await college()
  const { administrator, visitor } = at
  const [first, second] = await addSlides(administrator, 'red', 'green', 'blue')
  const before = await rowsOf(at, 'slides')
  const shown = (await visitor().get('/api/slides')).body.data
  await administrator.delete(`/api/slides/${first!.id},${second!.id}`)
  expect((await administrator.post(`/api/slides/${first!.id},999/restore`)).status).toBe(404)
  expect((await visitor().get<Slide[][]>('/api/slides')).body.data.flat()).toHaveLength(1)
  const restored = await administrator.post(`/api/slides/${second!.id},${first!.id}/restore`)
  expect(restored.body.message).toBe('2 slides were restored.')
  expect(await rowsOf(at, 'slides')).toEqual(before)
  expect((await visitor().get('/api/slides')).body.data).toEqual(shown)
  expect((await visitor().get('/')).text).toContain('green')
})

test('trash: reports values taken meanwhile under their fields, and restores nothing', async () => {
  const at = await college()
  const { administrator, publish, update, visitor } = at
  const other = await publish()
  await administrator.delete(`/api/updates/${update.id}`)
  await administrator.delete(`/api/updates/${other.id}`)
  await publish({ title: other.title })
  const before = await rowsOf(at, 'updates', 'addresses', 'redirects', 'trash', 'logs')
  const refused = await administrator.post(`/api/updates/${update.id},${other.id}/restore`)
  expect([refused.status, refused.body]).toMatchObject([
    422,
    {
      message: `‘${other.title}’ can’t be restored. The title has already been taken.`,
      errors: { title: ['The title has already been taken.'] },
    },
  ])
  expect(await rowsOf(at, 'updates', 'addresses', 'redirects', 'trash', 'logs')).toEqual(before)
  expect((await visitor().get(`/api/updates/${update.id}`)).status).toBe(404)
})

test('trash: a username or e-mail address taken meanwhile stays with its new owner', async () => {
  const { administrator, staff, database } = await college()
  const { id, username } = await me(await staff({}))
  await administrator.delete(`/api/users/${id}`)
  const successor = await me(await staff({}))
  await database((db) =>
    db
      .updateTable('users')
      .set({ username: username.toUpperCase() })
      .where('id', '=', successor.id)
      .execute(),
  )
  const refused = await administrator.post(`/api/users/${id}/restore`)
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { username: ['The username has already been taken.'] },
  ])
})

test('trash: a former title used meanwhile belongs to the update that uses it', async () => {
  const { administrator, publish, update, visitor } = await college()
  await administrator.put(`/api/updates/${update.id}`, { title: 'Second title' })
  await administrator.delete(`/api/updates/${update.id}`)
  await publish({ title: update.title, updates: bodyOf('Quite another text.') })
  await administrator.post(`/api/updates/${update.id}/restore`)
  const page = await visitor().get(`/updates/announcements/${encodeURIComponent(update.title)}`)
  expect(page.text).toContain('Quite another text.')
  const formerly = `/api/updates/formerly?category=announcements&title=${encodeURIComponent(update.title)}`
  expect((await visitor().get(formerly)).status).toBe(404)
})

test('trash: drops a relation to a deleted record, and reports it', async () => {
  const { administrator, staff } = await college()
  const person = await me(await staff({}))
  const gone = await newRole(administrator, 'Gone soon', [])
  const stays = await newRole(administrator, 'Stays', [])
  await administrator.put(`/api/users/${person.id}`, { roleIds: [gone.id, stays.id] })
  await administrator.delete(`/api/users/${person.id}`)
  await administrator.delete(`/api/roles/${gone.id}`)
  const restored = await administrator.post<{ roles: Named[] }[]>(`/api/users/${person.id}/restore`)
  expect(restored.body.message).toBe(
    'The user was restored. Deleted records that it referred to were left out.',
  )
  expect(restored.body.data[0]!.roles).toEqual([{ id: stays.id, description: 'Stays' }])
})

test('trash: requires delete permission to restore a record', async () => {
  const { staff, administrator, update, visitor } = await college()
  const editor = await staff({ may: ['delete updates', 'publish updates'] })
  const writer = await staff({ may: ['create updates', 'edit updates'] })
  await administrator.delete(`/api/updates/${update.id}`)
  expect((await visitor().post(`/api/updates/${update.id}/restore`)).status).toBe(401)
  const refused = await writer.post(`/api/updates/${update.id}/restore`)
  expect([refused.status, refused.body.permission]).toEqual([403, 'delete updates'])
  expect((await editor.post(`/api/updates/${update.id}/restore`)).status).toBe(200)
  for (const ids of ['x', '0', '1,', '999'])
    expect((await editor.post(`/api/updates/${ids}/restore`)).status).toBe(404)
})

test('trash: nobody restores an account or role with more permissions than their own', async () => {
  const { staff, administrator } = await college()
  const manager = await staff({ may: ['delete users', 'delete roles', 'list updates'] })
  const strong = await me(await staff({ may: ['edit roles'] }))
  const role = await newRole(administrator, 'Strong', ['edit roles'])
  const weak = await newRole(administrator, 'Weak', ['list updates'])
  // The manager has these roles, so restoring them would grant their permissions.
  const roleIds = [role.id, weak.id]
  const { id } = await me(manager)
  const own = (await administrator.get<{ roles: Named[] }>(`/api/users/${id}`)).body.data.roles
  await administrator.put(`/api/users/${id}`, { roleIds: [...own.map((each) => each.id), ...roleIds] })
  await administrator.delete(`/api/users/${strong.id}`)
  await administrator.delete(`/api/roles/${roleIds.join(',')}`)

  for (const path of [
    `/api/users/${strong.id}`,
    `/api/roles/${role.id}`,
    `/api/roles/${roleIds.join(',')}`,
  ]) {
    const refused = await manager.post(`${path}/restore`)
    expect([refused.status, refused.body.permission]).toEqual([403, 'edit roles'])
  }
  expect((await manager.post(`/api/roles/${weak.id}/restore`)).status).toBe(200)
  expect((await administrator.post(`/api/users/${strong.id}/restore`)).status).toBe(200)
  expect((await administrator.post(`/api/roles/${role.id}/restore`)).status).toBe(200)
})

test("trash: one of two simultaneous restores on different nodes succeeds, and ids aren't reused", async () => {
  const { app, administrator, anotherNode, publish, update } = await college()
  const elsewhere = personAt(inject('database') === 'postgres' ? await anotherNode() : app)
  await elsewhere.post('/login', signInForm)
  await administrator.delete(`/api/updates/${update.id}`)
  const answers = await Promise.all(
    [administrator, elsewhere].map((person) => person.post(`/api/updates/${update.id}/restore`)),
  )
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 404])
  expect((await publish()).id).toBeGreaterThan(update.id)
})
