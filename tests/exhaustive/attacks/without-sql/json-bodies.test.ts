import { expect, test } from 'vitest'
import { attackedCollege } from '../../../support/people/attacked.ts'

const { visitor, administrator } = attackedCollege()
const json = { 'content-type': 'application/json' }
const newcomer = {
  name: 'Ana Reyes',
  username: 'ana',
  email: 'ana@family.example',
  password: 'bahay kubo kahit munti',
  password_confirmation: 'bahay kubo kahit munti',
}

test.each([
  ['is_active', 1],
  ['email_verified_at', '2026-11-22T00:00:00Z'],
  ['roles', [1]],
  ['roleIds', [1]],
  ['permissions', ['edit users']],
  ['id', 1],
  ['created_at', '2020-01-01T00:00:00Z'],
  ['two_step_secret', 'x'],
  ['pending_email', 'a@b.example'],
  ['is_administrator', 1],
])("json bodies: a registration can't set %s", async (key, value) => {
  const { status, body } = await visitor().post(
    '/register',
    { ...newcomer, [key]: value },
    { 'x-forwarded-for': `198.51.100.${key.length}` },
  )
  expect([status, Object.keys(body.errors)]).toEqual([422, [key]])
})

test.each([
  ['id', 7],
  ['status', 'published'],
  ['created_at', '2020-01-01T00:00:00Z'],
  ['excerpt', 'x'],
  ['picture', '{}'],
  ['deleted_at', null],
])("json bodies: an update's %s can't be set", async (key, value) => {
  const { status, body } = await administrator().post('/api/updates', { title: 'A', [key]: value })
  expect(status).toBe(422)
  expect(body.errors).toHaveProperty(key)
})

test.each([
  '{"__proto__":{"is_active":1}}',
  '{"constructor":{"prototype":{"is_active":1}}}',
  '{"title":{"__proto__":{"is_active":1}}}',
  '{"toString":"x","hasOwnProperty":"y"}',
])("json bodies: %s doesn't reach a prototype", async (body) => {
  expect([400, 422]).toContain((await administrator().post('/api/updates', body, json)).status)
  expect(({} as Record<string, unknown>)['is_active']).toBeUndefined()
})

test.each([
  ['a list', ['a']],
  ['an object', { $ne: null }],
  ['a number', 7],
  ['a boolean', true],
  ['a NUL', 'a\0b'],
  ['a lone surrogate', '\ud800'],
])('json bodies: %s as a username or title returns 422', async (_name, value) => {
  const login = await visitor().post(
    '/login',
    { username: value, password: value },
    { 'x-forwarded-for': '198.51.101.1' },
  )
  expect(login.status).toBe(422)
  expect((await administrator().post('/api/updates', { title: value })).status).toBe(422)
})

test.each([
  ['lists', '['.repeat(7000) + ']'.repeat(7000)],
  ['objects', '{"a":'.repeat(2000) + '1' + '}'.repeat(2000)],
])('json bodies: rejects deeply nested %s with a message', async (_name, body) => {
  const { status } = await visitor().post('/register', body, { ...json, 'x-forwarded-for': '198.51.102.1' })
  expect([400, 422]).toContain(status)
})

test('json bodies: the last of two equal keys counts and is validated', async () => {
  const { status, body } = await visitor().post('/register', '{"name":"Ana","name":{"a":1}}', {
    ...json,
    'x-forwarded-for': '198.51.103.1',
  })
  expect(status).toBe(422)
  expect(body.errors).toHaveProperty('name')
})
