import { expect, test } from 'vitest'
import { college } from '../support/college.ts'

test('what is over is thrown away, and nothing else', async () => {
  let time = new Date('2026-11-21T08:00:00Z')
  const { app, visitor, administrator, dump } = await college({ now: () => time })
  const phone = visitor()
  await phone.post('/login', { username: 'admin', password: 'the bell rings at seven', remember: true })
  await visitor().post('/password/email', { email: 'admin@college.example' })
  expect(await dump('password_resets')).not.toBe('[[]]')

  time = new Date('2026-11-21T11:00:00Z')
  await app.tidyUp()
  expect(await dump('limits', 'password_resets')).toBe('[[],[]]')
  expect((await administrator.get('/api/user')).status).toBe(401)
  expect((await phone.get('/api/user')).status).toBe(200)
  expect((JSON.parse(await dump('sessions')) as unknown[][])[0]).toHaveLength(1)
})

test('what visitors wrote is kept for as long as the privacy notice says, and not a day longer', async () => {
  let time = new Date('2026-11-21T08:00:00Z')
  const { app, visitor, dump } = await college({ now: () => time })
  const message = { name: 'Ana', email: 'ana@family.example', contact_number: '0917', subject: 'Fees' }
  await visitor().post('/api/contactUs', { ...message, message: 'When are they due?' })
  time = new Date('2027-11-21T07:00:00Z')
  await app.tidyUp()
  expect(await dump('messages')).toContain('When are they due?')
  time = new Date('2027-11-21T09:00:00Z')
  await app.tidyUp()
  expect(await dump('messages')).toBe('[[]]')
})

test('the log is kept for as many days as the college says', async () => {
  let time = new Date('2026-11-21T08:00:00Z')
  const { app, dump } = await college({ now: () => time, settings: { LOGS_KEPT_DAYS: '90' } })
  time = new Date('2027-02-19T07:00:00Z')
  await app.tidyUp()
  expect(await dump('logs')).toContain('created the update')
  time = new Date('2027-02-19T09:00:00Z')
  await app.tidyUp()
  expect(await dump('logs')).toBe('[[]]')
})
