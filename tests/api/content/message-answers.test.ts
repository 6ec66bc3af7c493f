import { expect, test } from 'vitest'
import { college, type CollegeOptions } from '../../support/people/college.ts'
import { mailbox, type Arrived, type Mailbox } from '../../support/people/mailbox.ts'
import type { Person } from '../../support/people/person.ts'

const office = 'office@divinian.example'
const ana = 'ana@family.example'
const form = {
  name: 'Ana Reyes',
  email: ana,
  contact_number: '0917 555 0199',
  subject: 'Enrolment of my son',
  message: 'Magandang araw po.\nWhen does it close?',
}
const may = ['list messages', 'show messages', 'edit messages', 'answer messages', 'delete messages']

interface Message {
  id: number
  status: string
  answers: number
  assigned_to: { id: number; description: string } | null
}
interface Entry {
  kind: string
  text: string
  by: string
  letter?: { status: string; problem: string | null }
}

/** A college with one message, and a colleague who may answer it. */
const place = async (options: Omit<CollegeOptions, 'settings'> & { mail?: Mailbox } = {}) => {
  const box = options.mail ?? (await mailbox())
  const there = await college({ ...options, settings: { MAIL_URL: box.url, CONTACT_TO: office } })
  await there.visitor().post('/api/contactUs', form)
  const desk = await there.staff({ may })
  const { id } = await only(desk)
  return { ...there, box, desk, id, path: `/api/messages/${id}` }
}
const listOf = async (person: Person, filter: object = {}) =>
  (await person.get<Message[]>(`/api/messages?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body
    .data
const only = async (person: Person): Promise<Message> => (await listOf(person))[0]!
const threadOf = async (person: Person, path: string) =>
  (await person.get<Entry[]>(`${path}/thread`)).body.data
const isNumber = ({ subject }: Arrived) => subject.startsWith('We received your message')
/** Received e-mails, except confirmations with a reference number. */
const withoutNumbers = ({ arrived }: Mailbox) => arrived.filter((letter) => !isNumber(letter))
const answerIn = async (box: Mailbox): Promise<Arrived> => {
  const letter = await box.next(ana)
  return isNumber(letter) ? answerIn(box) : letter
}
const header = (raw: string, name: string) =>
  new RegExp(`^${name}: ((?:.|\\r?\\n[ \\t])*)`, 'im').exec(raw)?.[1]?.replaceAll(/\r?\n[ \t]/g, ' ')

test("message answers: an answer continues the visitor's e-mail conversation, and replies go to the college", async () => {
  const { box, desk, path, dump, app } = await place()
  const first = await box.next(office)
  const answer = 'Good day, Ana.\n\nIt closes on Friday.'
  const sent = await desk.put(`${path}/answer`, { answer, answers: 0 })
  expect([sent.status, sent.body.message]).toEqual([200, 'The answer was sent.'])
  const letter = await answerIn(box)
  expect(letter.subject).toBe('Re: Enrolment of my son')
  expect(header(letter.raw, 'Reply-To')).toBe(office)
  expect(header(letter.raw, 'In-Reply-To')).toBe(first.messageId)
  expect(header(letter.raw, 'References')).toBe(first.messageId)
  expect(header(letter.raw, 'Auto-Submitted')).toBeUndefined()
  expect(letter.messageId).not.toBe(first.messageId)
  expect(letter.text).toMatch(/^Good day, Ana\.\r?\n\r?\nIt closes on Friday\.\r?\n\r?\n.*Member.*\r?\n\S/)
  expect(letter.text).toMatch(/Ana Reyes wrote:\r?\n> Magandang araw po\.\r?\n> When does it close\?/)

  await app.outbox.sendDue()
  expect(await only(desk)).toMatchObject({ status: 'answered', answers: 1 })
  expect(await threadOf(desk, path)).toMatchObject([
    { kind: 'answer', text: answer, letter: { status: 'sent', problem: null } },
  ])
  expect(await dump('logs', 'letters')).not.toMatch(/Friday|Enrolment of|Magandang/)
})

test('message answers: the second of two answers is held back until its author confirms it', async () => {
  let time = new Date('2026-11-21T08:00:00Z')
  const { box, desk, administrator, path } = await place({ now: () => time })
  await administrator.put(`${path}/answer`, { answer: 'On Friday.', answers: 0 })
  time = new Date('2026-11-21T08:02:10Z')
  const late = { answer: 'On Monday.', answers: 0 }
  const refused = await desk.put(`${path}/answer`, late)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringMatching(/^Administrator answered this 2 minutes ago, so your answer was not sent\./),
  ])
  expect(await threadOf(desk, path)).toHaveLength(1)
  expect((await desk.put(`${path}/answer`, { ...late, answers: (await only(desk)).answers })).status).toBe(
    200,
  )
  expect([(await answerIn(box)).text, (await answerIn(box)).text].map((text) => text.slice(0, 10))).toEqual([
    'On Friday.',
    'On Monday.',
  ])
})

test('message answers: one of ten simultaneous answers is sent', async () => {
  const { desk, path } = await place()
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_each, at) =>
      desk.put(`${path}/answer`, { answer: `Answer ${at}`, answers: 0 }),
    ),
  )
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 409),
  ])
  expect(await threadOf(desk, path)).toHaveLength(1)
})

test("message answers: a line break in the visitor's input adds no header or recipient", async () => {
  const { box, desk, path, id, database } = await place()
  const forge = (values: object) =>
    database((db) => db.updateTable('messages').set(values).where('id', '=', id).execute())
  await forge({ subject: 'Fees\r\nBcc: all@college.example', name: 'Ana\r\n\r\n<b>Hi</b>' })
  expect((await desk.put(`${path}/answer`, { answer: 'Good day' })).status).toBe(200)
  const letter = await answerIn(box)
  expect(letter.to).toEqual([ana])
  expect(letter.subject).toBe('Re: Fees Bcc: all@college.example')
  expect(header(letter.raw, 'Bcc')).toBeUndefined()
  expect(letter.text).toContain('Ana <b>Hi</b> wrote:')
  expect(letter.raw).toContain('Ana &#60;b&#62;Hi&#60;/b&#62; wrote:')

  for (const email of ['', `${ana}\r\nBcc: all@college.example`, `${ana}, all@college.example`]) {
    await forge({ email })
    const refused = await desk.put(`${path}/answer`, { answer: 'Good day' })
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This message has no e-mail address to reply to.',
    ])
  }
})

test('message answers: an empty or overlong answer is rejected under its field, and nothing is sent', async () => {
  const { desk, path } = await place()
  for (const answer of ['', ' \n ', 'a'.repeat(10_001), 'a'.repeat(900_000), 7, null])
    expect(Object.keys((await desk.put(`${path}/answer`, { answer })).body.errors)).toEqual(['answer'])
  expect((await desk.put(`${path}/answer`, { answer: 'a'.repeat(2_000_000) })).status).toBe(413)
  expect((await desk.put(`${path}/answer`, { answer: 'a'.repeat(10_000) })).status).toBe(200)
  expect(await threadOf(desk, path)).toHaveLength(1)
})

test('message answers: an answer shows the failure of the mail server and can be resent', async () => {
  const box = await mailbox()
  await box.close()
  const { desk, administrator, path, app, database } = await place({ mail: box })
  await desk.put(`${path}/answer`, { answer: 'On Friday.' })
  // The first call may join a run that started before this e-mail was added.
  await app.outbox.sendDue()
  await app.outbox.sendDue()
  const [waiting] = await threadOf(desk, path)
  expect(waiting?.letter).toEqual({ status: 'waiting', problem: expect.stringContaining('ECONNREFUSED') })
  await database((db) => db.updateTable('letters').set({ status: 'failed' }).execute())
  expect((await threadOf(desk, path))[0]?.letter?.status).toBe('failed')
  const letters = await administrator.get<{ id: number; subject: string }[]>(
    `/api/letters?filter={"recipient":"${ana}"}`,
  )
  expect(letters.body.data.map(({ subject }) => subject)).toEqual([
    'Answer to a message',
    'Receipt of a message',
  ])
  await administrator.put(`/api/letters/${letters.body.data[0]!.id}/resend`)
  expect((await threadOf(desk, path))[0]?.letter?.status).not.toBe('failed')
})

test("message answers: a note is visible to staff only and isn't logged", async () => {
  const { box, desk, path, dump } = await place()
  const noted = await desk.put(`${path}/note`, { note: 'She called, too.\nAsk the registrar.' })
  expect([noted.status, noted.body.message]).toEqual([200, 'The note was saved.'])
  expect(await threadOf(desk, path)).toMatchObject([
    { kind: 'note', text: 'She called, too.\nAsk the registrar.', by: expect.stringContaining('Member') },
  ])
  expect((await only(desk)).status).toBe('new')
  await box.next(office)
  expect(withoutNumbers(box)).toHaveLength(1)
  expect(await dump('logs')).not.toContain('She called')
})

test('message answers: a message is assigned to a reader, who is notified and finds it under their own', async () => {
  const { box, desk, staff, administrator, visitor, path, id, update } = await place()
  await visitor().post('/api/contactUs', { ...form, subject: 'Another' })
  const colleague = await staff({ may: ['list messages', 'show messages'] })
  const outsider = await staff({ may: ['list messages'] })
  const idOf = async (person: Person) =>
    (await person.get<{ id: number; email: string }>('/api/user')).body.data
  const own = await idOf(colleague)
  const { body } = await desk.get<{ id: number }[]>('/api/messages/colleagues/assigned_to')
  expect(body.data.map((each) => each.id)).toContain(own.id)
  expect(body.data.map((each) => each.id)).not.toContain((await idOf(outsider)).id)

  expect((await desk.put(`${path}/assign`, { assigned_to_id: own.id })).body.message).toBe(
    'The message was assigned.',
  )
  const letter = await box.next(own.email)
  expect(letter.text).toContain(`/message/${id}`)
  expect(letter.raw).not.toMatch(/Enrolment|Reyes/)
  expect((await listOf(colleague, { assigned_to: own.id })).map((each) => each.id)).toEqual([id])

  const before = withoutNumbers(box).length
  await desk.put(`${path}/assign`, { assigned_to_id: own.id })
  await desk.put(`${path}/assign`, { assigned_to_id: (await idOf(desk)).id })
  await administrator.put(`${path}/assign`, { assigned_to_id: null })
  expect(await listOf(colleague, { assigned_to_empty: 0 })).toEqual([])
  for (const assigned_to_id of [(await idOf(outsider)).id, 999_999, update.id + 1_000_000])
    expect(Object.keys((await desk.put(`${path}/assign`, { assigned_to_id })).body.errors)).toEqual([
      'assigned_to_id',
    ])
  await desk.put(`${path}/answer`, { answer: 'Good day' })
  await answerIn(box)
  // These assignments sent no e-mail.
  expect(
    withoutNumbers(box)
      .slice(before)
      .flatMap(({ to }) => to)
      .filter((to) => to !== office),
  ).toEqual([ana])
})

test('message answers: a bulk status change can be undone, restoring each status', async () => {
  const { desk, visitor, id } = await place()
  for (const subject of ['Two', 'Three']) await visitor().post('/api/contactUs', { ...form, subject })
  const ids = (await listOf(desk)).map((each) => each.id)
  const statuses = async () => (await listOf(desk)).map(({ status }) => status)
  const mark = (action: string, body: object) =>
    desk.put<{ ids: number[]; before: object }[]>(`/api/messages/actions/${action}`, body)
  await mark('mark-read', { ids: [id] })
  const spam = await mark('spam', { ids })
  expect(spam.body.message).toBe('Mark as spam: 3 messages.')
  expect(await statuses()).toEqual(['spam', 'spam', 'spam'])
  expect(await listOf(desk, { status_neq: 'spam' })).toEqual([])
  expect(await listOf(desk, { status: 'new' })).toEqual([])
  const { changed } = spam.body as unknown as { changed: { ids: number[]; before: object }[] }
  for (const group of changed) await mark('set-status', { ids: group.ids, ...group.before })
  expect(await statuses()).toEqual(['new', 'new', 'read'])
  await mark('mark-read', { ids })
  expect(await statuses()).toEqual(['read', 'read', 'read'])
  await mark('mark-unread', { ids })
  await mark('spam', { ids: [id] })
  await mark('not-spam', { ids })
  expect(await statuses()).toEqual(['new', 'new', 'read'])
})

test('message answers: answers and notes are deleted, restored and purged with their message', async () => {
  let time = new Date('2026-11-21T08:00:00Z')
  const { app, desk, path, dump } = await place({ now: () => time })
  await desk.put(`${path}/note`, { note: 'She called, too.' })
  await desk.put(`${path}/answer`, { answer: 'On Friday.' })
  expect((await desk.delete(path)).status).toBe(200)
  expect(await dump('message_answers')).toBe('[[]]')
  expect((await desk.post(`${path}/restore`)).status).toBe(200)
  expect((await threadOf(desk, path)).map(({ text }) => text)).toEqual(['She called, too.', 'On Friday.'])
  time = new Date('2027-11-21T09:00:00Z')
  await app.cleanUp()
  expect(await dump('messages', 'message_answers', 'trash')).toBe('[[],[],[]]')
})

test('message answers: a deleted user loses assigned messages, but remains the author of answers', async () => {
  const { desk, staff, administrator, path } = await place()
  const leaver = await staff({ may })
  const { id } = (await leaver.get<{ id: number }>('/api/user')).body.data
  await desk.put(`${path}/assign`, { assigned_to_id: id })
  await leaver.put(`${path}/answer`, { answer: 'On Friday.' })
  expect((await administrator.delete(`/api/users/${id}`)).status).toBe(200)
  expect((await only(desk)).assigned_to).toBeNull()
  expect((await threadOf(desk, path))[0]?.by).toMatch(/^Member/)
})
