import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { password } from '../../support/people/accounts.ts'
import { college } from '../../support/people/college.ts'
import type { Person } from '../../support/people/person.ts'
import { servedCollege } from '../../support/served-college.ts'
import { register } from '../../support/people/register.ts'

interface Role {
  id: number
  description: string
}
const codeAt = (secret: string, time: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.getTime() })
const login = (person: Person, code?: string) =>
  person.post('/login', { username: 'admin', password, ...(code && { code }) })

/** Turns on two-step sign-in, as an authenticator app would. */
const setUp = async (person: Person, time: Date) => {
  const begun = await person.post<{ secret: string; address: string; qr: string }>('/api/two-step', {
    current_password: password,
  })
  const { secret } = begun.body.data
  const done = await person.put<{ recovery_codes: string[] }>('/api/two-step', { code: codeAt(secret, time) })
  return { begun: begun.body.data, secret, done, codes: done.body.data.recovery_codes }
}

test('two-step: requires password and code, and accepts a code once', async () => {
  let time = new Date('2026-11-21T08:00:00Z')
  const { visitor, administrator } = await college({ now: () => time })
  const { begun, secret, done } = await setUp(administrator, time)
  expect(begun.address).toContain(`otpauth://totp/${encodeURIComponent(servedCollege.name)}:admin?`)
  expect(begun.qr).toContain('<svg')
  expect(done.body.message).toBe('Two-step sign-in is on. Keep your recovery codes in a safe place.')

  const without = await login(visitor())
  expect([without.status, without.body.errors]).toEqual([
    422,
    { code: ['Enter the code from your authenticator app, or a recovery code.'] },
  ])
  time = new Date('2026-11-21T08:05:00Z')
  const code = codeAt(secret, time)
  expect((await login(visitor(), code)).status).toBe(200)
  expect((await login(visitor(), code)).body.errors).toEqual({
    code: ['The code is incorrect. Enter the latest code.'],
  })
  time = new Date('2026-11-21T08:10:00Z')
  expect((await login(visitor(), codeAt(secret, new Date('2026-11-21T08:00:00Z')))).status).toBe(422)
})

test('two-step: reports a wrong password before asking for a code', async () => {
  const { visitor, administrator } = await college()
  await setUp(administrator, new Date())
  const answer = await visitor().post('/login', { username: 'admin', password: 'wrong', code: '123456' })
  expect(Object.keys(answer.body.errors)).toEqual(['username'])
})

test('two-step: accepts a recovery code once, and logs its use', async () => {
  const { visitor, administrator } = await college()
  const { codes } = await setUp(administrator, new Date())
  expect(codes).toHaveLength(10)
  const answers = await Promise.all([login(visitor(), codes[0]), login(visitor(), codes[0])])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  const { body } = await administrator.get<{ description: string }[]>('/api/logs?range=[0,1]')
  expect(body.data.map(({ description }) => description).toSorted()).toEqual([
    "Somebody failed to sign in as the user 'admin'",
    "admin signed in with a recovery code as the user 'Administrator'",
  ])
})

test('two-step: requires a code to turn it on, and the password to turn it off', async () => {
  const time = new Date()
  const { visitor, administrator } = await college({ now: () => time })
  expect((await administrator.post('/api/two-step', { current_password: 'wrong' })).status).toBe(422)
  await administrator.post('/api/two-step', { current_password: password })
  expect((await administrator.put('/api/two-step', { code: '000000' })).body.errors).toEqual({
    code: ['The code is incorrect. Enter the latest code.'],
  })
  expect((await login(visitor())).status).toBe(200)
  await setUp(administrator, time)
  expect((await administrator.delete('/api/two-step', { current_password: 'wrong' })).status).toBe(422)
  expect((await login(visitor())).status).toBe(422)
  expect((await administrator.delete('/api/two-step', { current_password: password })).body.message).toBe(
    'Two-step sign-in is off.',
  )
  expect((await login(visitor())).status).toBe(200)
})

test("two-step: can't be turned on for an account with an unverified address", async () => {
  const { visitor } = await college()
  const stranger = visitor()
  await register(stranger, 'maria')
  await stranger.post('/login', { username: 'maria', password })
  const refused = await stranger.post('/api/two-step', { current_password: password })
  expect([refused.status, refused.body.message]).toEqual([403, 'Your email address is not verified.'])
})

test('two-step: blocks a role that requires it until it is set up', async () => {
  const time = new Date()
  const { administrator } = await college({ now: () => time })
  const { body } = await administrator.get<Role[]>('/api/roles')
  const { id } = body.data.find(({ description }) => description === 'Administrator')!
  expect((await administrator.put(`/api/roles/${id}`, { requires_two_step: 1 })).status).toBe(200)
  const refused = await administrator.get('/api/logs')
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'Your role requires two-step sign-in. Set it up in your profile.',
  ])
  expect((await administrator.get('/api/user')).status).toBe(200)
  await setUp(administrator, time)
  expect((await administrator.get('/api/logs')).status).toBe(200)
  expect((await administrator.delete('/api/two-step', { current_password: password })).status).toBe(409)
})

test("two-step: stores neither the app's secret nor a recovery code in plain text", async () => {
  const { administrator, dump } = await college()
  const { secret, codes } = await setUp(administrator, new Date())
  const held = await dump('users', 'recovery_codes')
  for (const word of [secret, ...codes, codes[0]!.replace('-', '')]) expect(held).not.toContain(word)
})
