import { expect, test } from 'vitest'
import { college } from '../support/college.ts'
import { mailbox } from '../support/mailbox.ts'

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

test('a letter outlives a mail server that is gone, is tried again with growing pauses, and arrives once', async () => {
  let time = new Date('2026-11-21T08:00:00Z')
  const box = await mailbox()
  const { visitor, administrator, app } = await college({
    settings: { MAIL_URL: 'smtp://127.0.0.1:1' },
    now: () => time,
  })
  expect((await visitor().post('/password/email', { email: admin })).status).toBe(200)
  await app.outbox.sendDue()
  expect(await listOf(administrator)).toMatchObject([{ recipient: admin, status: 'waiting', tries: 1 }])
  expect(await app.outbox.sendDue()).toBe(0)
  time = new Date('2026-11-21T08:00:16Z')
  expect(await app.outbox.sendDue()).toBe(1)
  expect((await listOf(administrator))[0]).toMatchObject({ status: 'waiting', tries: 2 })
  expect((await listOf(administrator))[0]!.problem).toContain('ECONNREFUSED')
  expect(box.arrived).toEqual([])
})

test('two nodes that look at the same time send a letter once', async () => {
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

test('a letter that a crash left on its way is taken up again when its lease is over', async () => {
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

test('after its last try a letter has failed, and who may can have it sent again', async () => {
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
    'The letter will be sent again.',
  )
  await app.outbox.sendDue()
  expect((await listOf(administrator))[0]).toMatchObject({ status: 'waiting', tries: 1 })
})

test('the list of letters shows to whom and how far, and nothing of what they say', async () => {
  const box = await mailbox()
  const { visitor, administrator } = await college({ settings: { MAIL_URL: box.url } })
  await visitor().post('/password/email', { email: admin })
  const { raw } = await box.next(admin)
  const { text } = await administrator.get('/api/letters')
  expect(text).toContain('Reset your password')
  expect(text).not.toContain(new URL(/https?:\/\/[^\s"<>]+/.exec(raw)![0]).pathname)
  expect(text).not.toMatch(/token|sealed/)
})
