import { buildApp } from '@kampana/server/app'
import { expect, onTestFinished, test } from 'vitest'
import { password } from '../../support/people/accounts.ts'
import { college } from '../../support/people/college.ts'

test('cleanup jobs: delete expired tokens, limits and sessions, and nothing else', async () => {
  let time = new Date('2026-11-21T08:00:00Z')
  const { app, visitor, administrator, dump } = await college({ now: () => time })
  const phone = visitor()
  await phone.post('/login', { username: 'admin', password, remember: true })
  await visitor().post('/password/email', { email: 'admin@college.example' })
  expect(await dump('reset_tokens')).not.toBe('[[]]')

  time = new Date('2026-11-21T11:00:00Z')
  await app.cleanUp()
  expect(await dump('reset_tokens')).toBe('[[]]')
  // The remaining limit belongs to the daily search for unused uploads.
  expect((JSON.parse(await dump('limits')) as unknown[][])[0]).toHaveLength(1)
  expect((await administrator.get('/api/user')).status).toBe(401)
  expect((await phone.get('/api/user')).status).toBe(200)
  expect((JSON.parse(await dump('sessions')) as unknown[][])[0]).toHaveLength(1)
})

test("cleanup jobs: delete visitors' messages after the period in the privacy notice", async () => {
  let time = new Date('2026-11-21T08:00:00Z')
  const { app, visitor, dump, database } = await college({ now: () => time })
  const message = { name: 'Ana', email: 'ana@family.example', contact_number: '0917', subject: 'Fees' }
  await visitor().post('/api/contactUs', { ...message, message: 'When are they due?' })
  await app.outbox.sendDue()
  // The e-mail to the college failed, and contains the same text.
  await database((db) => db.updateTable('letters').set({ status: 'failed', sent_at: null }).execute())
  time = new Date('2027-11-21T07:00:00Z')
  await app.cleanUp()
  expect(await dump('messages')).toContain('When are they due?')
  expect(await dump('letters')).toContain('failed')
  time = new Date('2027-11-21T09:00:00Z')
  await app.cleanUp()
  expect(await dump('messages', 'letters')).toBe('[[],[]]')
})

test('cleanup jobs: retain the log for the configured days', async () => {
  let time = new Date('2026-11-21T08:00:00Z')
  const { app, dump } = await college({ now: () => time, settings: { LOGS_KEPT_DAYS: '90' } })
  time = new Date('2027-02-19T07:00:00Z')
  await app.cleanUp()
  expect(await dump('logs')).toContain('created the update')
  time = new Date('2027-02-19T09:00:00Z')
  await app.cleanUp()
  expect(await dump('logs')).toBe('[[]]')
})

test('cleanup jobs: retain a remembered session for the configured days without use', async () => {
  let time = new Date('2026-11-21T08:00:00Z')
  const { app, visitor, dump } = await college({ now: () => time, settings: { SESSIONS_KEPT_DAYS: '7' } })
  const phone = visitor()
  const { headers } = await phone.post('/login', { username: 'admin', password, remember: true })
  expect(headers['set-cookie']).toContain(`Max-Age=${7 * 24 * 60 * 60}`)
  time = new Date('2026-11-28T07:00:00Z')
  expect((await phone.get('/api/user')).status).toBe(200)
  time = new Date('2026-12-05T06:59:00Z')
  await app.cleanUp()
  expect(await dump('sessions')).not.toBe('[[]]')
  time = new Date('2026-12-05T07:01:00Z')
  expect((await phone.get('/api/user')).status).toBe(401)
  await app.cleanUp()
  expect(await dump('sessions')).toBe('[[]]')
})

test('cleanup jobs: retain deleted records for the configured days', async () => {
  let time = new Date('2026-11-21T08:00:00Z')
  const settings = { TRASH_KEPT_DAYS: '5', SESSIONS_KEPT_DAYS: '99' }
  const { app, visitor, update, dump } = await college({ now: () => time, settings })
  const admin = visitor()
  await admin.post('/login', { username: 'admin', password, remember: true })
  expect((await admin.delete(`/api/updates/${update.id}`)).body).toMatchObject({
    restorable_until: '2026-11-26T08:00:00.000000Z',
  })
  time = new Date('2026-11-26T08:00:00Z')
  expect((await admin.post(`/api/updates/${update.id}/restore`)).status).toBe(404)
  await app.cleanUp()
  expect(await dump('trash')).toBe('[[]]')
})

test('cleanup jobs: apply a shorter retention to existing data', async () => {
  let time = new Date('2026-11-21T08:00:00Z')
  const { settings, administrator, visitor, update, dump } = await college({ now: () => time })
  await visitor().post('/login', { username: 'admin', password, remember: true })
  await administrator.delete(`/api/updates/${update.id}`)
  time = new Date('2026-11-23T08:00:00Z')
  const stricter = await buildApp(
    { ...settings, sessionsRetainedDays: 2, trashRetainedDays: 2 },
    { now: () => time },
  )
  onTestFinished(() => stricter.close())
  await stricter.cleanUp()
  expect(await dump('sessions', 'trash')).toBe('[[],[]]')
})

test('cleanup jobs: log a failed job by name and run the others', async () => {
  let time = new Date('2026-11-21T08:00:00Z')
  const lines: string[] = []
  const { app, administrator, update, database, dump } = await college({
    now: () => time,
    settings: { LOG_LEVEL: 'error', TRASH_KEPT_DAYS: '5' },
    log: (line) => lines.push(line),
  })
  await administrator.delete(`/api/updates/${update.id}`)
  await database((db) => db.schema.dropTable('reset_tokens').execute())
  await database((db) => db.schema.dropTable('reading_figures').execute())
  time = new Date('2026-11-26T08:00:00Z')
  expect(await app.cleanUpUnlessJustDone()).toBe(true)
  expect(await dump('trash')).toBe('[[]]')
  expect(lines.map((line) => JSON.parse(line)).map(({ level, job, msg }) => ({ level, job, msg }))).toEqual(
    ['reset tokens', 'reading figures'].map((job) => ({
      level: 50,
      job,
      msg: `cleanup job failed: ${job}`,
    })),
  )
})
