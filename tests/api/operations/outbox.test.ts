import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import { dyingMailServer } from '../../support/people/dying-mail-server.ts'
import { mailbox } from '../../support/people/mailbox.ts'
import { freePort } from '../../../scripts/free-port.ts'

interface Letter {
  id: number
  recipient: string
  status: string
  tries: number
  problem: string | null
}
const admin = 'admin@college.example'
const listOf = async (person: { get: <T>(path: string) => Promise<{ body: { data: T } }> }) =>
  (await person.get<Letter[]>('/api/letters')).body.data

/** A visitor's message with its own text, because identical messages are stored once. */
const message = (words: string) => ({
  name: 'Ana',
  email: 'ana@family.example',
  contact_number: '0917',
  subject: 'Fees',
  message: words,
})

test('outbox: loses and duplicates no e-mail during an hour without mail server', async () => {
  const clock = { time: Date.parse('2026-11-21T08:00:00Z') }
  const port = await freePort()
  const { visitor, administrator, app } = await college({
    settings: { MAIL_URL: `smtp://127.0.0.1:${port}` },
    now: () => new Date(clock.time),
  })
  const quarterHour = async (): Promise<void> => {
    for (const end = clock.time + 15 * 60_000; clock.time < end; clock.time += 15_000)
      await app.outbox.sendDue()
  }
  for (const words of ['One', 'Two', 'Three', 'Four']) {
    expect((await visitor().post('/api/contactUs', message(words))).status).toBe(200)
    await quarterHour()
  }
  const waiting = await listOf(administrator)
  // Each message creates an e-mail to the college. The visitor gets two confirmations.
  expect(new Set(waiting.map(({ status }) => status))).toEqual(new Set(['waiting']))
  expect(waiting).toHaveLength(6)
  expect(waiting[0]!.problem).toContain('ECONNREFUSED')

  const box = await mailbox({}, port)
  for (let quarters = 0; quarters < 5; quarters++) await quarterHour()
  expect(box.arrived).toHaveLength(6)
  for (const words of ['One', 'Two', 'Three', 'Four'])
    expect(box.arrived.filter(({ text }) => text.includes(words))).toHaveLength(1)
  expect(new Set(box.arrived.map(({ messageId }) => messageId)).size).toBe(6)
})

test("outbox: doesn't resend an accepted e-mail if the mail server crashes before QUIT", async () => {
  let time = new Date('2026-11-21T08:00:00Z')
  const { url, taken } = await dyingMailServer('having said so')
  const { visitor, app } = await college({ settings: { MAIL_URL: url }, now: () => time })
  await visitor().post('/password/email', { email: admin })
  await app.outbox.sendDue()
  time = new Date('2026-11-21T09:00:00Z')
  expect(await app.outbox.sendDue()).toBe(0)
  expect(taken).toHaveLength(1)
})

test('outbox: resends an e-mail with the same Message-ID if its delivery is uncertain', async () => {
  let time = new Date('2026-11-21T08:00:00Z')
  const { url, taken } = await dyingMailServer('before it says so')
  const { visitor, app } = await college({ settings: { MAIL_URL: url }, now: () => time })
  await visitor().post('/password/email', { email: admin })
  await app.outbox.sendDue()
  time = new Date('2026-11-21T08:00:16Z')
  await app.outbox.sendDue()
  expect(taken).toHaveLength(2)
  expect(new Set(taken.map((letter) => /^Message-ID: .+$/im.exec(letter)?.[0])).size).toBe(1)
})

test("outbox: doesn't resend an e-mail that was sent while the database was unavailable", async () => {
  const box = await mailbox()
  let time = new Date('2026-11-21T08:00:00Z')
  const { visitor, app, administrator, database } = await college({
    settings: { MAIL_URL: box.url },
    now: () => time,
  })
  const call = (from: string, to: string): Promise<void> =>
    database((db) => db.schema.alterTable(from).renameTo(to).execute())
  await visitor().post('/password/email', { email: admin })
  const sending = app.outbox.sendDue()
  await box.next(admin)
  await call('letters', 'hidden')
  await sending.catch(() => undefined)
  await call('hidden', 'letters')
  time = new Date('2026-11-21T08:10:00Z')
  await app.outbox.sendDue()
  expect(await listOf(administrator)).toMatchObject([{ status: 'sent', tries: 1 }])
  expect(box.arrived).toHaveLength(1)
})

test('outbox: sends an e-mail once if two nodes run at the same time', async () => {
  const box = await mailbox()
  const { visitor, app, anotherNode } = await college({ settings: { MAIL_URL: box.url } })
  const other = await anotherNode()
  await visitor().post('/password/email', { email: admin })
  await Promise.all([
    app.outbox.sendDue(),
    other.outbox.sendDue(),
    app.outbox.sendDue(),
    other.outbox.sendDue(),
  ])
  await box.next(admin)
  expect(box.arrived).toHaveLength(1)
})

test('outbox: retries an e-mail after a crash, when its lease has expired', async () => {
  let time = new Date('2026-11-21T08:00:00Z')
  const box = await mailbox()
  const { visitor, app, database } = await college({
    settings: { MAIL_URL: 'smtp://127.0.0.1:1' },
    now: () => time,
  })
  await visitor().post('/password/email', { email: admin })
  await app.outbox.sendDue()
  await database((db) =>
    db.updateTable('letters').set({ status: 'sending', due_at: '2026-11-21T08:02:00.000000Z' }).execute(),
  )
  expect(await app.outbox.sendDue()).toBe(0)
  time = new Date('2026-11-21T08:02:01Z')
  expect(await app.outbox.sendDue()).toBe(1)
  expect(box.arrived).toEqual([])
})

test('outbox: marks an e-mail as failed after the last attempt, and permitted users resend it', async () => {
  let time = new Date('2026-11-21T08:00:00Z')
  const box = await mailbox()
  const { visitor, administrator, staff, app } = await college({
    settings: { MAIL_URL: box.url.replace(/\d+$/, '1') },
    now: () => time,
  })
  await visitor().post('/password/email', { email: admin })
  for (let each = 0; each < 8; each++) {
    await app.outbox.sendDue()
    time = new Date(time.getTime() + 13 * 3_600_000)
  }
  await administrator.post('/login', { username: 'admin', password: 'the bell rings at seven' })
  const letter = (await listOf(administrator))[0]!
  expect(letter).toMatchObject({ status: 'failed', tries: 8 })
  const other = await staff({ may: ['list letters'] })
  expect((await other.put(`/api/letters/${letter.id}/resend`)).status).toBe(403)
  expect((await administrator.put(`/api/letters/${letter.id}/resend`)).body.message).toBe(
    'The e-mail will be sent again.',
  )
  await app.outbox.sendDue()
  expect((await listOf(administrator))[0]).toMatchObject({ status: 'waiting', tries: 1 })
})

test('outbox: lists recipients, subjects and status of e-mails, but no content', async () => {
  const box = await mailbox()
  const { visitor, administrator } = await college({ settings: { MAIL_URL: box.url } })
  await visitor().post('/password/email', { email: admin })
  const { raw } = await box.next(admin)
  const { text } = await administrator.get('/api/letters')
  expect(text).toContain('Reset your password')
  expect(text).not.toContain(new URL(/https?:\/\/[^\s"<>]+/.exec(raw)![0]).pathname)
  expect(text).not.toMatch(/token|sealed/)
})
