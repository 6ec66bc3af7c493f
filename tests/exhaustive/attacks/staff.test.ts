import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { bodyOf } from '../../support/input/rich-text.ts'
import { password } from '../../support/people/accounts.ts'
import { college } from '../../support/people/college.ts'
import type { App, Person } from '../../support/people/person.ts'

const soon = { timeout: 15_000, interval: 50 }

/** Opens an event stream, as an editor in a browser does. */
const openStream = async (app: App, person: Person) => {
  const { port } = app.server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}/api/content/events?path=pages/about-us/history.md`
  const headers = { cookie: `kampana_session=${person.cookie('kampana_session')}` }
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(address, { headers }, resolve).on('error', reject),
  )
  let ended = false
  response.on('close', () => (ended = true)).on('error', () => undefined)
  response.resume()
  onTestFinished(() => void response.destroy())
  return { status: response.statusCode, isOver: () => ended }
}
const newRole = async (person: Person, description: string, names: readonly string[]): Promise<number> => {
  const { body } = await person.get<{ id: number; name: string }[]>('/api/permissions')
  const permissions = body.data.filter(({ name }) => names.includes(name)).map(({ id }) => id)
  return (await person.post<{ id: number }>('/api/roles', { description, permissions })).body.data.id
}

test('event streams: end with the right to edit, and only those', async () => {
  const { app, staff, administrator } = await college()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const ana = await staff({ may: ['edit content'], role: 'Writer' })
  const [first, second] = [await openStream(app, administrator), await openStream(app, ana)]
  const { body } = await administrator.get<{ id: number; description: string }[]>('/api/roles')
  const { id } = body.data.find(({ description }) => description === 'Writer')!
  expect((await administrator.put(`/api/roles/${id}`, { permissions: [] })).status).toBe(200)
  await expect.poll(second.isOver, soon).toBe(true)
  expect(first.isOver()).toBe(false)
})

test('event streams: are few for one account, however often it has signed in', async () => {
  const { app, visitor } = await college()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const statuses: (number | undefined)[] = []
  for (let each = 0; each < 4; each++) {
    const browser = visitor()
    await browser.post('/login', { username: 'admin', password })
    for (let stream = 0; stream < 4; stream++) statuses.push((await openStream(app, browser)).status)
  }
  expect(statuses).toEqual([...Array<number>(15).fill(200), 429])
})

test('invitations: whose roles hold more than one does are withdrawn only by who sent them', async () => {
  const { staff, administrator } = await college()
  const inviter = await staff({ may: ['invite users', 'list roles', 'list updates'] })
  const [great, small] = [
    await newRole(administrator, 'Registrar', ['list messages']),
    await newRole(administrator, 'Reader', ['list updates']),
  ]
  const invite = async (person: Person, email: string, role: number): Promise<number> =>
    (
      await person.post<{ id: number }>('/api/invitations', {
        name: 'Ana Cruz',
        email: `${email}@college.example`,
        roleIds: [role],
      })
    ).body.data.id
  const withdraw = (person: Person, id: number) => person.put(`/api/invitations/${id}/withdraw`)
  const refused = await withdraw(inviter, await invite(administrator, 'one', great))
  expect([refused.status, refused.body.permission]).toEqual([403, 'list messages'])
  expect((await withdraw(inviter, await invite(administrator, 'two', small))).status).toBe(200)
  expect((await withdraw(inviter, await invite(inviter, 'three', small))).status).toBe(200)
})

test('a stolen session: gives no roles, sends no invitations and resets no second factor without the password', async () => {
  let time = Date.parse('2026-11-21T08:00:00Z')
  const { administrator, staff } = await college({ now: () => new Date(time) })
  const { id } = (await (await staff({})).get<{ id: number }>('/api/user')).body.data
  const role = await newRole(administrator, 'Reader', ['list updates'])
  const give = (roleIds: number[]) => administrator.put(`/api/users/${id}`, { roleIds })
  const confirm = (word: string) => administrator.post('/user/confirm-password', { password: word })
  // Who has just signed in isn't asked.
  expect((await give([role])).status).toBe(200)
  time += 10 * 60_000
  const refused = await give([])
  expect([refused.status, refused.body]).toEqual([423, { message: 'Password confirmation required.' }])
  const invitation = { name: 'Ana Cruz', email: 'ana@college.example', roleIds: [role] }
  expect((await administrator.post('/api/invitations', invitation)).status).toBe(423)
  expect((await administrator.put(`/api/users/${id}/reset-two-step`)).status).toBe(423)
  expect((await administrator.put(`/api/users/status/${id}`, { is_active: 0 })).status).toBe(423)
  expect((await administrator.get('/api/users')).status).toBe(200)

  expect((await confirm('')).body.errors).toEqual({ password: ['The password field is required.'] })
  expect((await confirm('a guess')).body.errors).toEqual({ password: ['The password is incorrect.'] })
  expect((await give([])).status).toBe(423)
  expect((await confirm(password)).status).toBe(201)
  expect((await give([])).status).toBe(200)
  time += 10 * 60_000
  expect((await give([role])).status).toBe(423)
  const guesses: number[] = []
  for (let each = 0; each < 7; each++) guesses.push((await confirm('a guess')).status)
  expect(guesses).toEqual([422, 422, 422, 422, 422, 429, 429])
})

test('import: a cell of 20 MB is refused before it is read', async () => {
  const { administrator } = await college()
  const cell = 'a\tb'.repeat(7_000_000)
  const answer = await administrator.post<{ errors: { field: string; message: string }[] }>(
    '/api/updates/import',
    { rows: [{ title: cell, category: 'announcements', updates: bodyOf('x') }], dry_run: true },
  )
  expect(answer.body.data.errors).toMatchObject([
    { field: 'title', message: 'The title field must not be greater than 500000 characters.' },
  ])
})

test('import: the check of many rows keeps the database for fifty of them at a time', async () => {
  const statements: string[] = []
  const { administrator } = await college({ onQuery: (sql) => void statements.push(sql) })
  const rows = Array.from({ length: 300 }, (_, each) => ({
    title: `Row ${each}`,
    category: 'announcements',
    updates: bodyOf('x'),
  }))
  // The last row repeats the first, which was checked in another transaction.
  const repeated = [...rows, rows[0]!]
  statements.length = 0
  const { body } = await administrator.post<{ errors: { row: number }[] }>('/api/updates/import', {
    rows: repeated,
    dry_run: true,
  })
  expect(body.data.errors.map(({ row }) => row)).toEqual([301])
  expect(statements.filter((sql) => sql.startsWith('begin') || sql.startsWith('start'))).toHaveLength(7)
})
