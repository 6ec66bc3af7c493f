import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import { password } from '../../support/people/accounts.ts'

test('csrf: gives the token to anyone, and renews both cookies with every reply', async () => {
  const { visitor } = await college()
  const person = visitor()
  const given = await person.get('/sanctum/csrf-cookie')
  expect([given.status, given.text]).toEqual([204, ''])
  expect(given.headers['set-cookie']).toMatch(/XSRF-TOKEN=[^;]+; Max-Age=7200; Path=\/; SameSite=Lax/)
  expect(given.headers['set-cookie']).toMatch(
    /kampana_session=[^;]+; Max-Age=7200; Path=\/; HttpOnly; SameSite=Lax/,
  )
  for (const path of ['/api/user', '/api/updates'])
    expect((await person.get(path)).headers['set-cookie']).toContain('XSRF-TOKEN=')
})

test('csrf: returns 419 for a change without the token, before any other check', async () => {
  const { visitor, administrator } = await college()
  for (const person of [visitor(), administrator])
    for (const [method, path] of [
      ['POST', '/login'],
      ['POST', '/api/updates'],
      ['DELETE', '/api/updates/1'],
      ['POST', '/logout'],
    ] as const) {
      const answer = await person.send({ method, path, body: {} })
      expect([answer.status, answer.body.message]).toEqual([419, 'CSRF token mismatch.'])
    }
})

test('csrf: rejects a change from another website, even with the token', async () => {
  const { administrator, update } = await college()
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:9999' },
    { origin: 'https://localhost:3000' },
    { origin: 'http://localhost:3000.evil.example' },
    { origin: 'http://localhost:3000@evil.example' },
    { origin: 'not an origin' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]) {
    const { status, body } = await administrator.delete(`/api/updates/${update.id}`, undefined, headers)
    expect([headers, status, body.message]).toEqual([
      headers,
      403,
      'This request comes from another website.',
    ])
  }
  expect((await administrator.get(`/api/updates/${update.id}`)).status).toBe(200)
})

test('csrf: accepts a change from the college’s own address', async () => {
  const { visitor } = await college({ settings: { PUBLIC_URL: 'https://www.college.example' } })
  const answer = await visitor().post(
    '/login',
    { username: 'admin', password },
    { origin: 'https://www.college.example', 'sec-fetch-site': 'same-origin' },
  )
  expect(answer.status).toBe(200)
  expect(answer.headers['set-cookie']).toMatch(/XSRF-TOKEN=[^,]*Secure/)
})
