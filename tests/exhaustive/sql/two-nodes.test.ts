import { Secret, TOTP } from 'otpauth'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { administrator as first, password } from '../../support/people/accounts.ts'
import { college, type CollegeOptions } from '../../support/people/college.ts'
import { cutListeners } from '../../support/server/fresh-database.ts'
import { personInTurn } from '../../support/server/in-turn.ts'
import { mailbox } from '../../support/people/mailbox.ts'
import { personAt, type Person } from '../../support/people/person.ts'
import { bodyOf } from '../../support/input/rich-text.ts'

const soon = { timeout: 10_000, interval: 50 }
const draft = {
  title: 'No classes tomorrow',
  subtitle: null,
  category: 'announcements',
  from: null,
  to: null,
  updates: bodyOf('The river rises.'),
  posted_at: null,
}

/** A college with two nodes, and a person whose calls alternate between them. */
const twoNodes = async (options: CollegeOptions = {}) => {
  const opened = await college(options)
  const other = await opened.anotherNode()
  return { ...opened, other, somebody: () => personInTurn(opened.app, other) }
}

test('two nodes: a change on one node soon appears on the other', async () => {
  const { publish, administrator, update, other } = await twoNodes()
  const visitor = personAt(other)
  const page = async (): Promise<string> => (await visitor.get('/updates/announcements')).text
  expect(await page()).toContain(update.title)

  await publish({ title: 'No classes tomorrow' })
  await expect.poll(page, soon).toContain('No classes tomorrow')
  await administrator.delete(`/api/updates/${update.id}`)
  await expect.poll(page, soon).not.toContain(update.title)
})

test('two nodes: a node that lost its database connection receives changes again', async () => {
  const { publish, settings, other } = await twoNodes()
  const visitor = personAt(other)
  const page = async (): Promise<string> => (await visitor.get('/updates/announcements')).text
  await page()

  if (settings.database.kind === 'postgres') await cutListeners(settings.database.url)
  await publish({ title: 'Said while nobody listened' })
  await expect.poll(page, soon).toContain('Said while nobody listened')
})

test('two nodes: the search limit is shared', async () => {
  const { somebody } = await twoNodes()
  const visitor = somebody()
  for (let each = 0; each < 90; each++)
    expect((await visitor.get('/api/search?q=enrolment')).status).toBe(200)
  for (const _ of ['one', 'other']) expect((await visitor.get('/api/search?q=enrolment')).status).toBe(429)
})

test('two nodes: a node sees a change even without a notification', async () => {
  const { update, other, database } = await twoNodes()
  const visitor = personAt(other)
  const page = async (): Promise<string> => (await visitor.get('/updates/announcements')).text
  await page()

  await database(async (db) => {
    await db.updateTable('updates').set({ title: 'Unheard of' }).where('id', '=', update.id).execute()
    await db
      .updateTable('content_version')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .execute()
  })
  await expect.poll(page, soon).toContain('Unheard of')
})

test("two versions: the older node's writes during an upgrade are saved or rejected, but never partial", async () => {
  const { administrator, publish, update, other, database, dump } = await twoNodes()
  const newer = personAt(other)
  const path = `/api/updates/${update.id}`
  // The older version ignores a column that the newer version adds.
  await database((db) =>
    db.schema
      .alterTable('updates')
      .addColumn('of_the_next', 'text', (column) => column.notNull().defaultTo('kept'))
      .execute(),
  )
  expect((await administrator.put(path, { subtitle: 'Kept' })).status).toBe(200)
  await expect.poll(async () => (await newer.get('/updates/announcements')).text, soon).toContain('Kept')

  // The newer version renames a table while the older node is writing.
  const titles = Array.from({ length: 12 }, (_, each) => `Written ${each}`)
  const writing = titles.map((title) => administrator.post('/api/updates', { ...draft, title }))
  await database((db) => db.schema.alterTable('record_authors').renameTo('record_people').execute())
  const created = (await Promise.all(writing)).map(({ status }) => status)
  expect(created.filter((status) => ![201, 503].includes(status))).toEqual([])
  const whole = created.filter((status) => status === 201).length
  const counts = await database(async (db) => {
    const rows = await db.selectFrom('updates').select('id').where('title', 'like', 'Written %').execute()
    const entries = await db
      .selectFrom('logs')
      .select('id')
      .where('description', 'like', "%update 'Written %")
      .execute()
    const ids = rows.map(({ id }) => id)
    const words = await db
      .selectFrom('record_words')
      .select('id')
      .where('resource', '=', 'updates')
      .where('record_id', 'in', [0, ...ids])
      .execute()
    return [rows.length, entries.length, words.length]
  })
  expect(counts).toEqual([whole, whole, whole])

  const everything = () =>
    dump('updates', 'logs', 'search', 'uses', 'trash', 'drafts', 'changes', 'record_words', 'content_version')
  const before = await everything()
  const attempts = [
    await administrator.put(path, { title: 'Half' }),
    await administrator.put(`${path}/unpublish`),
    await administrator.post('/api/updates', { ...draft, title: 'Half' }),
  ]
  for (const { status, body } of attempts) {
    expect(status).toBe(503)
    expect(body.message).toBe(
      'Your changes weren’t saved because the server is being upgraded. Try again in a minute.',
    )
  }
  expect(await everything()).toBe(before)

  await database((db) => db.schema.alterTable('record_people').renameTo('record_authors').execute())
  expect((await publish({ title: 'Whole again' })).title).toBe('Whole again')
})

test('two nodes: a user whose requests alternate stays signed in, writes, and is signed out on both', async () => {
  const { app, other, somebody } = await twoNodes()
  const writer = somebody()
  expect((await writer.post('/login', first)).status).toBe(200)
  const created = await writer.post<{ id: number }>('/api/updates', draft)
  expect(created.status).toBe(201)
  const address = `/api/updates/${created.body.data.id}`

  const { headers } = await writer.get(address)
  const edited = await writer.put(address, { posted_at: 'now' }, { 'if-match': headers['etag']! })
  expect([edited.status, edited.body.message]).toEqual([200, 'Published on the website.'])
  const late = await writer.put(address, { subtitle: 'Late' }, { 'if-match': headers['etag']! })
  expect(late.status).toBe(412)
  for (const node of [app, other])
    expect((await personAt(node).get('/updates/announcements/No%20classes%20tomorrow')).status).toBe(200)

  expect((await writer.post('/logout')).status).toBe(204)
  for (const _ of ['one', 'other']) expect((await writer.get('/api/user')).status).toBe(401)
})

test('two nodes: an image uploaded on one node is served by the other', async () => {
  const { administrator, other } = await twoNodes()
  const form = new FormData()
  const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: '#7a2e2e' } })
  form.append('image', new File([await photo.png().toBuffer()], 'photo.png'))
  const { link } = (await administrator.post('/api/image', form)).body as unknown as { link: string }
  expect((await personAt(other).get(link)).status).toBe(200)
})

test('two nodes: a user with an open form is shown on the other node until they leave or time out', async () => {
  let time = new Date('2026-11-21T08:00:00Z')
  const { staff, update, other, database } = await twoNodes({ now: () => time })
  const later = (seconds: number): Date => (time = new Date(time.getTime() + seconds * 1000))
  const ana = await staff({ may: ['edit updates'] })
  const ben = personAt(other)
  await ben.post('/login', first)
  const [ofAna, ofBen] = await Promise.all(
    [ana, ben].map(async (person) => (await person.get<{ name: string }>('/api/user')).body.data.name),
  )
  const form = `/api/updates/${update.id}/presence`
  const open = async (person: Person): Promise<string[]> => (await person.put<string[]>(form)).body.data
  expect(await open(ana)).toEqual([])
  expect(await open(ben)).toEqual([ofAna])
  expect(await open(ana)).toEqual([ofBen])
  expect((await ben.put<string[]>('/api/updates/999/presence')).status).toBe(404)

  expect((await ana.delete(form)).status).toBe(204)
  expect(await open(ben)).toEqual([])
  await open(ana)
  const lastUse = () => database((db) => db.selectFrom('sessions').select('last_used_at').execute())
  const used = await lastUse()
  later(70)
  expect(await open(ben)).toEqual([ofAna])
  later(10)
  expect(await open(ben)).toEqual([])
  // An idle form doesn't keep its session alive.
  expect(await lastUse()).toEqual(used)
})

test('two nodes: password attempts share a limit', async () => {
  const { somebody } = await twoNodes()
  const guesser = somebody()
  const guess = async () => (await guesser.post('/login', { ...first, password: 'a guess' })).status
  for (let each = 0; each < 5; each++) expect(await guess()).toBe(422)
  for (const _ of ['one', 'other']) expect(await guess()).toBe(429)
})

test('two nodes: two-step sign-in continues on the other node, and each code works once', async () => {
  let time = new Date('2026-11-21T08:00:00Z')
  const { somebody } = await twoNodes({ now: () => time })
  const code = (secret: string): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.getTime() })
  const person = somebody()
  await person.post('/login', first)
  const begun = await person.post<{ secret: string }>('/api/two-step', { current_password: password })
  const { secret } = begun.body.data
  expect((await person.put('/api/two-step', { code: code(secret) })).status).toBe(200)

  time = new Date('2026-11-21T08:05:00Z')
  const phone = somebody()
  expect((await phone.post('/login', first)).body.errors).toHaveProperty('code')
  expect((await phone.post('/login', { ...first, code: code(secret) })).status).toBe(200)
  expect((await somebody().post('/login', { ...first, code: code(secret) })).status).toBe(422)
})

test('two nodes: a message repeated on the other node is stored once, with one e-mail to each recipient', async () => {
  const box = await mailbox()
  const { app, other, somebody, dump } = await twoNodes({ settings: { MAIL_URL: box.url } })
  const message = { name: 'Ana', email: 'ana@family.example', contact_number: '0917', subject: 'Fees' }
  const visitor = somebody()
  for (const _ of ['one', 'other'])
    expect((await visitor.post('/api/contactUs', { ...message, message: 'When?' })).status).toBe(200)
  await Promise.all([app.outbox.sendDue(), other.outbox.sendDue()])
  await box.next('admin@college.example')
  await box.next('ana@family.example')
  expect(box.arrived).toHaveLength(2)
  expect((JSON.parse(await dump('messages')) as unknown[][])[0]).toHaveLength(1)
})

test('two nodes: only one node runs the cleanup at a time', async () => {
  let time = new Date('2026-11-21T08:00:00Z')
  const { app, other } = await twoNodes({ now: () => time })
  expect([await app.cleanUpUnlessJustDone(), await other.cleanUpUnlessJustDone()]).toEqual([true, false])
  time = new Date('2026-11-21T08:10:00Z')
  expect([await other.cleanUpUnlessJustDone(), await app.cleanUpUnlessJustDone()]).toEqual([true, false])
})

test('two nodes: each sign-up on either of them gets one e-mail', async () => {
  const box = await mailbox()
  const { app, other } = await twoNodes({ settings: { MAIL_URL: box.url } })
  const families = Array.from({ length: 8 }, (_, at) => `family${at}@home.example`)
  const answers = families.map((email, at) =>
    (at % 2 === 0 ? app : other).inject({
      method: 'POST',
      url: '/class-status/alerts',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ email, language: 'en' }).toString(),
    }),
  )
  for (const { statusCode } of await Promise.all(answers)) expect(statusCode).toBe(303)
  await Promise.all([app, other, app, other].map(({ outbox }) => outbox.sendDue()))
  await Promise.all(families.map((family) => box.next(family)))
  await Promise.all([app, other].map(({ outbox }) => outbox.sendDue()))
  expect(box.arrived.flatMap(({ to }) => to).toSorted()).toEqual(families)
})
