import { describe, expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import { password } from '../../support/people/accounts.ts'

test('sign-in: signs an account in, identifies it, and signs it out', async () => {
  const { visitor } = await college()
  const person = visitor()
  const login = await person.post('/login', { username: 'admin', password })
  expect([login.status, login.body.message]).toEqual([200, 'Successfully Logged in'])

  const account = await person.get<Record<string, unknown>>('/api/user')
  expect(account.body.data).toMatchObject({
    // The dashboard recognizes the server by these fields.
    server: 'kampana',
    username: 'admin',
    is_active: 1,
    roles: [{ description: 'Administrator' }],
    time_zone: 'Asia/Manila',
  })
  expect(account.text).not.toContain('argon2')

  expect((await person.post('/logout')).status).toBe(204)
  const gone = await person.get('/api/user')
  expect([gone.status, gone.body.message]).toEqual([401, 'Unauthenticated.'])
})

test('sign-in: forbids the browser to cache replies to a signed-in user', async () => {
  const { administrator, visitor } = await college()
  for (const path of ['/api/user', '/api/updates', '/api/logs', '/api/users/999'])
    expect([path, (await administrator.get(path)).headers['cache-control']]).toEqual([
      path,
      'no-store, private',
    ])
  expect((await visitor().get('/api/updates')).headers['cache-control']).not.toContain('no-store')
})

test('sign-in: ignores the case of a username', async () => {
  const { visitor } = await college()
  expect((await visitor().post('/login', { username: 'ADMIN', password })).status).toBe(200)
})

test('sign-in: replies alike to a wrong password and an unknown username', async () => {
  const { visitor } = await college()
  const wrong = await visitor().post('/login', { username: 'admin', password: 'not this one' })
  const unknown = await visitor().post('/login', { username: 'nobody', password: 'not this one' })
  expect(wrong.status).toBe(422)
  expect(wrong.body).toEqual({
    message: 'These credentials do not match our records.',
    errors: { username: ['These credentials do not match our records.'] },
  })
  expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text])
})

test('sign-in: reports an empty field under that field', async () => {
  const { visitor } = await college()
  const answer = await visitor().post('/login', { username: '  ' })
  expect(answer.status).toBe(422)
  expect(answer.body.errors).toEqual({
    username: ['The username field is required.'],
    password: ['The password field is required.'],
  })
})

test('sign-in: blocks attempts for a minute after five failures, even with the correct password', async () => {
  let time = new Date('2026-11-21T08:00:00Z')
  const { visitor } = await college({ now: () => time })
  const person = visitor()
  for (let each = 0; each < 5; each++)
    expect((await person.post('/login', { username: 'admin', password: 'wrong' })).status).toBe(422)
  time = new Date('2026-11-21T08:00:18Z')
  const refused = await person.post('/login', { username: 'admin', password })
  expect(refused.status).toBe(429)
  expect(refused.headers['retry-after']).toBe('42')
  expect(refused.body.errors).toEqual({
    username: ['Too many login attempts. Please try again in 42 seconds.'],
  })
  time = new Date('2026-11-21T08:01:01Z')
  expect((await person.post('/login', { username: 'admin', password })).status).toBe(200)
})

test('sign-in: applies the limit to a hundred simultaneous wrong passwords', async () => {
  const { visitor } = await college()
  const person = visitor()
  await person.get('/sanctum/csrf-cookie')
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, each) =>
      person.post('/login', { username: 'admin', password: `guess ${each}` }),
    ),
  )
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
})

test('sign-in: replaces the session id, which prevents session fixation', async () => {
  const { visitor } = await college()
  const person = visitor()
  await person.get('/sanctum/csrf-cookie')
  const planted = { session: person.cookie('kampana_session'), token: person.cookie('XSRF-TOKEN') }
  await person.post('/login', { username: 'admin', password })
  expect(person.cookie('kampana_session')).not.toBe(planted.session)
  expect(person.cookie('XSRF-TOKEN')).not.toBe(planted.token)
  const thief = visitor()
  const stolen = await thief.send({
    method: 'GET',
    path: '/api/user',
    headers: { cookie: `kampana_session=${planted.session}` },
  })
  expect(stolen.status).toBe(401)
})

test('sign-in: rejects an inactive account and says that it is inactive', async () => {
  const { visitor, database } = await college()
  await database((db) => db.updateTable('users').set({ is_active: 0 }).execute())
  const person = visitor()
  const login = await person.post('/login', { username: 'admin', password })
  expect([login.status, login.body.message]).toEqual([
    200,
    'Your account is not active yet. An administrator must activate it first.',
  ])
  expect((await person.get('/api/user')).status).toBe(401)
})

test('sign-in: lets an unverified account read its own data and sign out, and nothing else', async () => {
  const { staff } = await college()
  const person = await staff({ verified: false, active: false, may: ['create updates', 'list logs'] })
  expect((await person.get('/api/user')).status).toBe(200)
  const refused = await person.get('/api/logs')
  expect([refused.status, refused.body.message]).toEqual([403, 'Your email address is not verified.'])
  expect((await person.post('/logout')).status).toBe(204)
})

test.each([
  [{}, 2],
  [{ remember: true }, 24 * 30],
])('sign-in: ends a session signed in with %o after %i idle hours', async (how, hours) => {
  let time = new Date('2026-11-21T08:00:00Z')
  const { visitor } = await college({ now: () => time })
  const person = visitor()
  await person.post('/login', { username: 'admin', password, ...how })
  time = new Date(time.getTime() + hours * 3_600_000 - 60_000)
  expect((await person.get('/api/user')).status).toBe(200)
  time = new Date(time.getTime() + hours * 3_600_000 + 60_000)
  expect((await person.get('/api/user')).status).toBe(401)
})

test.each([
  ['twelve hours', {}, 12, 1],
  ['thirty days', { remember: true }, 24 * 30, 24],
])('sign-in: ends a session after %s, regardless of use', async (_what, how, hours, step) => {
  let time = Date.parse('2026-11-21T08:00:00Z')
  const { visitor } = await college({ now: () => new Date(time) })
  const person = visitor()
  await person.post('/login', { username: 'admin', password, ...how })
  for (let hour = step; hour < hours; hour += step) {
    time += step * 60 * 60_000
    expect((await person.get('/api/user')).status).toBe(200)
  }
  time += step * 60 * 60_000 + 1000
  expect((await person.get('/api/user')).status).toBe(401)
})

describe('sign-in over HTTPS', () => {
  const settings = { PUBLIC_URL: 'https://www.college.example' }
  const host = '__Host-kampana_session'

  test('stores the session in a cookie that no other host of the domain can set', async () => {
    const { visitor } = await college({ settings })
    const person = visitor()
    const { headers } = await person.post('/login', { username: 'admin', password })
    const cookies = headers['set-cookie']!
    expect(cookies).toMatch(
      /__Host-kampana_session=[^;]+; Max-Age=7200; Path=\/; HttpOnly; Secure; SameSite=Lax/,
    )
    expect(cookies).toMatch(
      /__Host-kampana_device=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax/,
    )
    expect(cookies).toMatch(/(^|,)XSRF-TOKEN=[^;]+; Max-Age=7200; Path=\/; Secure; SameSite=Lax/)
    expect(cookies).not.toContain('Domain')
    expect((await person.get('/api/user')).status).toBe(200)
  })

  test('ignores a cookie that a sibling host sets under the former name', async () => {
    const { visitor } = await college({ settings })
    const [person, thief] = [visitor(), visitor()]
    await person.post('/login', { username: 'admin', password })
    await thief.post('/login', { username: 'admin', password })
    const planted = (own: string) =>
      person.send<{ username: string }>({
        method: 'GET',
        path: '/api/user',
        headers: { cookie: `kampana_session=${thief.cookie(host)}; ${own}` },
      })
    expect((await planted(`${host}=${person.cookie(host)}`)).status).toBe(200)
    expect((await planted('')).status).toBe(401)
  })

  test('continues an earlier session under the new cookie name', async () => {
    const { visitor, database } = await college({ settings })
    const person = visitor()
    await person.post('/login', { username: 'admin', password })
    const token = person.cookie(host)!
    // An earlier version stored the session without the host-only flag.
    await database((db) => db.updateTable('sessions').set({ host_only: 0 }).execute())
    const upgraded = visitor()
    const ask = () =>
      upgraded.send({ method: 'GET', path: '/api/user', headers: { cookie: `kampana_session=${token}` } })
    // A page sends several requests at the same time.
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(upgraded.cookie(host)).toBe(token)
    expect((await upgraded.get('/api/user')).status).toBe(200)
  })
})
