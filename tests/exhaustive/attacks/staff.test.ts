import { expect, test } from 'vitest'
import { bodyOf } from '../../support/input/rich-text.ts'
import { password } from '../../support/people/accounts.ts'
import { college } from '../../support/people/college.ts'
import type { Person } from '../../support/people/person.ts'

const newRole = async (person: Person, description: string, names: readonly string[]): Promise<number> => {
  const { body } = await person.get<{ id: number; name: string }[]>('/api/permissions')
  const permissions = body.data.filter(({ name }) => names.includes(name)).map(({ id }) => id)
  return (await person.post<{ id: number }>('/api/roles', { description, permissions })).body.data.id
}

test('invitations: a user revokes invitations to roles with more permissions only if they sent them', async () => {
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

test("a stolen session: can't assign roles, invite or reset two-step sign-in without the password", async () => {
  let time = Date.parse('2026-11-21T08:00:00Z')
  const { administrator, staff } = await college({ now: () => new Date(time) })
  const { id } = (await (await staff({})).get<{ id: number }>('/api/user')).body.data
  const role = await newRole(administrator, 'Reader', ['list updates'])
  const give = (roleIds: number[]) => administrator.put(`/api/users/${id}`, { roleIds })
  const confirm = (word: string) => administrator.post('/user/confirm-password', { password: word })
  // Right after signing in, no confirmation is required.
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

test('import: rejects a cell of 20 MB before reading it', async () => {
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

test('import: validates rows in transactions of fifty', async () => {
  const statements: string[] = []
  const { administrator } = await college({ onQuery: (sql) => void statements.push(sql) })
  const rows = Array.from({ length: 300 }, (_, each) => ({
    title: `Row ${each}`,
    category: 'announcements',
    updates: bodyOf('x'),
  }))
  // The last row repeats the first, which was validated in another transaction.
  const repeated = [...rows, rows[0]!]
  statements.length = 0
  const { body } = await administrator.post<{ errors: { row: number }[] }>('/api/updates/import', {
    rows: repeated,
    dry_run: true,
  })
  expect(body.data.errors.map(({ row }) => row)).toEqual([301])
  expect(statements.filter((sql) => sql.startsWith('begin') || sql.startsWith('start'))).toHaveLength(7)
})
