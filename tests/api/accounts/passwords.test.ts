import { expect, test } from 'vitest'
import { password } from '../../support/people/accounts.ts'
import { college } from '../../support/people/college.ts'
import { mailbox, type Mailbox } from '../../support/people/mailbox.ts'
import type { Person } from '../../support/people/person.ts'

const fresh = 'bahay kubo kahit munti'
const admin = 'admin@college.example'
const withMail = async (now?: () => Date) => {
  const box = await mailbox()
  return { box, ...(await college({ settings: { MAIL_URL: box.url }, ...(now && { now }) })) }
}
const tokenFor = async (person: Person, box: Mailbox): Promise<string> => {
  const asked = await person.post('/password/email', { email: admin })
  if (asked.status !== 200) throw new Error(asked.text)
  return new URL((await box.next(admin)).link).searchParams.get('token')!
}
const reset = (person: Person, token: string, more: object = {}) =>
  person.post('/password/reset', {
    token,
    email: admin,
    password: fresh,
    password_confirmation: fresh,
    ...more,
  })

test('passwords: resets a forgotten password by an e-mailed link, and ends every session', async () => {
  const { box, visitor, administrator } = await withMail()
  const asked = await visitor().post('/password/email', { email: admin })
  expect([asked.status, asked.body.message]).toEqual([200, 'We have emailed your password reset link.'])
  const link = new URL((await box.next(admin)).link)
  expect(link.pathname).toBe('/dashboard/password/reset')
  expect(link.searchParams.get('email')).toBe(admin)
  expect(link.searchParams.get('token')).toMatch(/^[0-9a-f]{64}$/)

  const done = await reset(visitor(), link.searchParams.get('token')!)
  expect([done.status, done.body.message]).toEqual([200, 'Your password has been reset.'])
  expect((await box.next(admin)).subject).toBe('Your password was changed')
  expect((await administrator.get('/api/user')).status).toBe(401)
  expect((await visitor().post('/login', { username: 'admin', password })).status).toBe(422)
  expect((await visitor().post('/login', { username: 'admin', password: fresh })).status).toBe(200)
})

test('passwords: accepts a token once, even if several requests use it at the same time', async () => {
  const { box, visitor } = await withMail()
  const token = await tokenFor(visitor(), box)
  const answers = await Promise.all(Array.from({ length: 8 }, () => reset(visitor(), token)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const { body } of answers.filter(({ status }) => status !== 200))
    expect(body.errors).toEqual({ email: ['This password reset token is invalid.'] })
})

test('passwords: limits a token to one person and one hour, and invalidates the others once it is used', async () => {
  let time = new Date('2026-11-21T08:00:00Z')
  const { box, visitor } = await withMail(() => time)
  const first = await tokenFor(visitor(), box)
  time = new Date('2026-11-21T08:12:00Z')
  const second = await tokenFor(visitor(), box)
  expect((await reset(visitor(), second, { email: 'other@college.example' })).status).toBe(422)
  time = new Date('2026-11-21T09:12:01Z')
  expect((await reset(visitor(), second)).status).toBe(422)
  time = new Date('2026-11-21T09:00:01Z')
  expect((await reset(visitor(), first)).status).toBe(422)
  time = new Date('2026-11-21T08:59:00Z')
  expect((await reset(visitor(), first)).status).toBe(200)
  expect((await reset(visitor(), second)).status).toBe(422)
})

test('passwords: delays a second request within a minute, and replies alike for an unknown address', async () => {
  const { box, visitor } = await withMail()
  const twice = async (email: string) => {
    const person = visitor()
    return [await person.post('/password/email', { email }), await person.post('/password/email', { email })]
  }
  const known = await twice(admin)
  const unknown = await twice('no@one.example')
  expect(known.map(({ status }) => status)).toEqual([200, 422])
  expect(known[1]!.body.errors).toEqual({ email: ['Please wait before retrying.'] })
  expect(unknown.map(({ status, text }) => [status, text])).toEqual(
    known.map(({ status, text }) => [status, text]),
  )
  await box.next(admin)
  expect(box.arrived.map(({ to }) => to)).toEqual([[admin]])
})

test("passwords: requires the current password for a change, and ends the person's other sessions only", async () => {
  const { box, visitor, administrator } = await withMail()
  const link = await tokenFor(visitor(), box)
  const phone = visitor()
  await phone.post('/login', { username: 'admin', password })
  const { id } = (await phone.get<{ id: number }>('/api/user')).body.data
  const payload = { current_password: password, new_password: fresh, new_password_confirmation: fresh }
  const wrong = await phone.put(`/api/password/update/${id}`, { ...payload, current_password: 'not it' })
  expect([wrong.status, wrong.body.errors]).toEqual([
    422,
    { current_password: ['The password is incorrect.'] },
  ])
  const unlike = await phone.put(`/api/password/update/${id}`, {
    ...payload,
    new_password_confirmation: 'something else',
  })
  expect(unlike.body.errors).toEqual({
    new_password: ['The new password field confirmation does not match.'],
  })
  const done = await phone.put(`/api/password/update/${id}`, payload)
  expect([done.status, done.body.message]).toEqual([200, 'Password successful changed'])
  expect((await phone.get('/api/user')).status).toBe(200)
  expect((await administrator.get('/api/user')).status).toBe(401)
  // An older link may have leaked, so the change invalidates it.
  expect((await reset(visitor(), link)).status).toBe(422)
})

test("passwords: prevents changes to another person's password or profile", async () => {
  const { staff, administrator } = await withMail()
  const other = await staff({ may: ['edit users', 'activate users'] })
  const { id } = (await administrator.get<{ id: number }>('/api/user')).body.data
  expect(
    (
      await other.put(`/api/password/update/${id}`, {
        current_password: password,
        new_password: fresh,
        new_password_confirmation: fresh,
      })
    ).status,
  ).toBe(403)
  expect(
    (await other.put(`/api/profile/${id}`, { name: 'Eve', username: 'eve', email: 'eve@evil.example' }))
      .status,
  ).toBe(403)
})

test('passwords: replaces an address only after the new address is confirmed', async () => {
  const { box, visitor, administrator } = await withMail()
  const { id } = (await administrator.get<{ id: number }>('/api/user')).body.data
  const form = { name: 'Sister Rosa', username: 'rosa', email: 'rosa@divinian.example' }
  const saved = await administrator.put(`/api/profile/${id}`, { ...form, current_password: password })
  expect(saved.body.message).toContain('rosa@divinian.example')
  const before = await administrator.get('/api/user')
  expect(before.body.data).toMatchObject({ name: 'Sister Rosa', username: 'rosa', email: admin })
  expect((await box.next(admin)).text).toContain('rosa@divinian.example')
  const link = new URL((await box.next('rosa@divinian.example')).link)
  const confirmed = await visitor().get(link.pathname + link.search)
  expect(confirmed.status).toBe(302)
  // The account stays active: no administrator needs to approve the address.
  expect(new URL(confirmed.headers.location!).searchParams.get('messages')).toBe(
    'Your email address is confirmed.',
  )
  expect((await administrator.get('/api/user')).body.data).toMatchObject({ email: 'rosa@divinian.example' })
  const again = await administrator.put(`/api/profile/${id}`, form)
  expect(again.body.message).toBe('Nothing was changed.')
})

test('passwords: requires the password to change the address, but not for other profile fields', async () => {
  const { administrator, dump } = await withMail()
  const form = { name: 'Sister Rosa', username: 'admin', email: 'eve@evil.example' }
  const without = await administrator.put('/api/profile/1', form)
  expect([without.status, without.body.errors]).toEqual([
    422,
    { current_password: ['The current password field is required.'] },
  ])
  const wrong = await administrator.put('/api/profile/1', { ...form, current_password: 'not it' })
  expect([wrong.status, wrong.body.errors]).toEqual([
    422,
    { current_password: ['The password is incorrect.'] },
  ])
  expect(await dump('letters')).toBe('[[]]')
  expect((await administrator.put('/api/profile/1', { ...form, email: admin })).status).toBe(200)
})

test('passwords: limits a session to five password attempts a minute and ten address changes a day', async () => {
  let time = Date.parse('2026-11-21T08:00:00Z')
  const { administrator } = await withMail(() => new Date(time))
  const move = (each: number, current_password: string) =>
    administrator.put('/api/profile/1', {
      name: 'Administrator',
      username: 'admin',
      email: `stranger${each}@evil.example`,
      current_password,
    })
  for (let each = 0; each < 5; each++) expect((await move(each, 'not it')).status).toBe(422)
  expect((await move(5, password)).status).toBe(429)
  for (let each = 0; each < 10; each++) {
    time += 61_000
    expect((await move(each, password)).status).toBe(200)
  }
  time += 61_000
  const refused = await move(10, password)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([429, ['email']])
})

test('passwords: reports both taken profile fields, and a name that imitates a role', async () => {
  const { staff } = await withMail()
  const other = await staff({})
  const { id } = (await other.get<{ id: number }>('/api/user')).body.data
  const both = await other.put(`/api/profile/${id}`, { name: 'Ana', username: 'Admin', email: admin })
  expect(both.body.errors).toEqual({
    username: ['The username has already been taken.'],
    email: ['The email has already been taken.'],
  })
  const form = { name: 'Ana', email: 'ana@divinian.example', username: 'admin\u200b' }
  const like = await other.put(`/api/profile/${id}`, form)
  expect([like.status, Object.keys(like.body.errors)]).toEqual([422, ['username']])
})
