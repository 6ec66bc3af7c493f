import { expect, test } from 'vitest'
import { password } from '../../support/people/accounts.ts'
import { college } from '../../support/people/college.ts'

test('log lines: a call writes one line, without password, token, cookie or query', async () => {
  const lines: string[] = []
  const { visitor } = await college({ settings: { LOG_LEVEL: 'trace' }, log: (line) => lines.push(line) })
  const person = visitor()
  await person.get('/sanctum/csrf-cookie')
  lines.length = 0
  const { headers } = await person.post('/login', { username: 'admin', password })
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0]!)).toMatchObject({
    status: 200,
    req: { id: headers['x-request-id'], method: 'POST', path: '/login', ip: '127.0.0.1' },
  })

  await person.get('/api/updates?token=secret-in-query')
  await person.get('/dashboard/password/reset?token=secret-in-query')
  await person.post('/api/updates', '{"secret-in-body"', { 'content-type': 'application/json' })
  const secrets = [password, 'secret-in', person.cookie('kampana_session')!, person.cookie('XSRF-TOKEN')!]
  for (const secret of secrets) expect(lines.join('')).not.toContain(secret)
})

test("log lines: a line break in an address doesn't start a new line", async () => {
  const lines: string[] = []
  const { visitor } = await college({ settings: { LOG_LEVEL: 'info' }, log: (line) => lines.push(line) })
  lines.length = 0
  await visitor().get('/api/%0A{"level":60,"msg":"forged"}')
  await visitor().get('/api/updates', { 'user-agent': 'x\u2028{"level":60}' })
  expect(lines).toHaveLength(2)
  for (const line of lines) expect(line.trimEnd()).not.toContain('\n')
})
