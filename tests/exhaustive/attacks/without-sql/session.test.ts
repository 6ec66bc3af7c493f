import { expect, test } from 'vitest'
import { administrator as first } from '../../../support/people/accounts.ts'
import { attackedCollege } from '../../../support/people/attacked.ts'

const { visitor, administrator } = attackedCollege()
const draft = { title: 'Forged', category: 'announcements' }

test.each([
  ['no token', {}],
  ['an empty token', { 'x-xsrf-token': '' }],
  ['a made-up token', { 'x-xsrf-token': 'a'.repeat(43) }],
  ['a token in another header', { 'x-csrf-token': 'a' }],
])('session: a change with %s returns 419', async (_name, headers) => {
  const { status, body } = await administrator().send({
    method: 'POST',
    path: '/api/updates',
    body: draft,
    headers,
  })
  expect([status, body.message]).toEqual([419, 'CSRF token mismatch.'])
})

test('session: rejects the token of another session', async () => {
  const stranger = visitor()
  await stranger.get('/sanctum/csrf-cookie')
  const token = { 'x-xsrf-token': stranger.cookie('XSRF-TOKEN')! }
  expect((await administrator().post('/api/updates', draft, token)).status).toBe(419)
})

test.each(['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'])(
  "session: %s doesn't turn a read into a change",
  async (name) => {
    const { status } = await administrator().get('/api/updates/1', { [name]: 'DELETE' })
    expect(status).toBe(404)
    expect((await administrator().get('/logout', { [name]: 'POST' })).status).not.toBe(204)
    expect((await administrator().get('/api/user')).status).toBe(200)
  },
)

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain; application/json',
  'application/json-patch+json',
])('session: rejects a login with the content type %s, which a foreign form could send', async (type) => {
  const { status } = await visitor().post('/login', JSON.stringify(first), { 'content-type': type })
  expect(status).toBe(415)
})

test('session: rejects a login from another website', async () => {
  const victim = visitor()
  const { status } = await victim.post('/login', first, { origin: 'https://evil.example' })
  expect(status).toBe(403)
  expect((await victim.get('/api/user')).status).toBe(401)
})

test.each(['', 'x', '../../x', "' or 1=1 --", 'a'.repeat(5000), '%00', '[object Object]'])(
  'session: a made-up session id %j signs nobody in',
  async (token) => {
    const { status } = await visitor().get('/api/user', { cookie: `kampana_session=${token}` })
    expect(status).toBe(401)
  },
)
