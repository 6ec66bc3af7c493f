import {
  findFirst,
  joinQueue,
  leaveQueue,
  makeRoom,
  maxWaiting,
} from '@kampana/server/alerts/sign-up/sign-up-queue'
import type { Database } from '@kampana/server/db/tables'
import type { SMTPServerOptions } from 'smtp-server'
import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import { familyAddresses } from '../../support/people/families.ts'
import { stormyCollege } from '../../support/people/stormy-college.ts'

const now = () => new Date('2026-11-21T08:00:00Z')
type App = Awaited<ReturnType<typeof college>>['app']

/** A college whose outbox is closed, so that only the test serves the queue. */
const collegeWithoutMail = async () => {
  const { app, database } = await college()
  await app.outbox.close()
  return { database }
}

const signUp = async (app: App, email: string, remoteAddress = '10.1.1.1'): Promise<number> => {
  const answer = await app.inject({
    method: 'POST',
    url: '/class-status/alerts',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ email, language: 'en' }).toString(),
    remoteAddress,
  })
  return answer.statusCode
}

/** The origin of a client such as `a1`, whose network is `a`. */
const originOf = (ip: string) => ({ network: ip.charAt(0), ip })

/** Adds unconfirmed contacts. */
const addContacts = async (db: Database, count: number): Promise<number[]> => {
  const names = Array.from({ length: count }, () => String(Math.random()))
  const subscribers = await db
    .insertInto('subscribers')
    .values(
      names.map((address) => ({
        address,
        language: 'en',
        kinds: 'notices',
        consent: 'Yes',
        basis: 'asked',
        created_at: '2026-11-21',
        confirmed_at: null,
        ended_at: null,
      })),
    )
    .returning(['id', 'address as name'])
    .execute()
  const contacts = await db
    .insertInto('contacts')
    .values(
      subscribers.map(({ id, name }) => ({
        subscriber_id: id,
        channel: 'mail',
        levels: null,
        campuses: null,
        address: name,
        mark: name,
        token: name,
        token_mark: name,
        failing_since: null,
        ended_at: null,
        why: null,
      })),
    )
    .returning('id')
    .execute()
  return contacts.map(({ id }) => id)
}

/** Adds an unconfirmed contact to the queue for a client. */
const wait = async (db: Database, ip: string, isNew = true): Promise<number> => {
  const [id = 0] = await addContacts(db, 1)
  await joinQueue(db, { now }, { contact_id: id, ...originOf(ip), is_new: isNew })
  return id
}
/** Serves the whole queue, and returns the contacts in order. */
const serveAll = async (db: Database): Promise<number[]> => {
  const served = []
  for (let next = await findFirst(db); next; next = await findFirst(db)) {
    await leaveQueue(db, next)
    served.push(next.contact_id)
  }
  return served
}
const idsIn = async (db: Database, table: 'contacts' | 'waiting_sign_ups'): Promise<number[]> => {
  const column = table === 'contacts' ? 'id' : 'contact_id'
  const rows = await db.selectFrom(table).select(`${column} as id`).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

test('sign-up queue: serves networks in turn, and the clients of each in turn', async () => {
  const { database } = await collegeWithoutMail()
  await database(async (db) => {
    const ids = new Map<number, string>()
    const order = async () => (await serveAll(db)).map((id) => ids.get(id)).join(' ')
    const add = async (...clients: string[]) => {
      for (const each of clients) ids.set(await wait(db, each), each)
    }
    await add('a1', 'a1', 'a1', 'b1', 'b1', 'c1', 'a1', 'a2')
    expect(await order()).toBe('a1 b1 c1 a2 b1 a1 a1 a1')
    // No network or client gets two e-mails before its neighbor gets one.
    await add('a1', 'a1', 'a2', 'b1', 'b2')
    await leaveQueue(db, (await findFirst(db))!)
    await add('a1', 'a3', 'b2')
    expect(await order()).toBe('b1 a2 b2 a3 b2 a1 a1')
  })
})

test('sign-up queue: serves a contact of several clients once, at its first position', async () => {
  const { database } = await collegeWithoutMail()
  await database(async (db) => {
    const join = (contact_id: number, ip: string) =>
      joinQueue(db, { now }, { contact_id, ...originOf(ip), is_new: false })
    const [a, b] = [await wait(db, 'a1'), await wait(db, 'b1')]
    const [ana, ben] = [await wait(db, 'a1'), await wait(db, 'c1')]
    await join(ana, 'd1')
    // A stranger's many sign-ups don't delay a family.
    await join(ben, 'a1')
    await join(ben, 'a1')
    expect(await serveAll(db)).toEqual([a, b, ben, ana])
    // The client with the most sign-ups loses one of two, but the other client's e-mail is still sent.
    const carla = await wait(db, 'a2')
    await wait(db, 'a1')
    await join(carla, 'a1')
    const most = { ofNetwork: 3, ofAll: 9 }
    expect(await db.transaction().execute((trx) => makeRoom(trx, originOf('a3'), most))).toBe(true)
    expect(await idsIn(db, 'contacts')).toContain(carla)
    expect(await serveAll(db)).toContain(carla)
  })
})

test('sign-up queue: a network at its limit makes room at the expense of its busiest client', async () => {
  const { database } = await collegeWithoutMail()
  await database(async (db) => {
    const most = { ofNetwork: 4, ofAll: 9 }
    const makeRoomFor = (ip: string) => db.transaction().execute((trx) => makeRoom(trx, originOf(ip), most))
    const other = await wait(db, 'b1')
    const first = await wait(db, 'a1')
    const known = await wait(db, 'a1', false)
    const last = await wait(db, 'a1')
    const neighbor = await wait(db, 'a2')
    // Only the client with the most sign-ups is rejected.
    expect(await makeRoomFor('a1')).toBe(false)
    expect(await idsIn(db, 'waiting_sign_ups')).toHaveLength(5)
    // The client's last sign-up is removed, with its new subscriber.
    expect(await makeRoomFor('a3')).toBe(true)
    expect(await idsIn(db, 'contacts')).not.toContain(last)
    const family = await wait(db, 'a3')
    // An earlier sign-up of this contact was served, so its link still works.
    expect(await makeRoomFor('a4')).toBe(true)
    expect(await idsIn(db, 'waiting_sign_ups')).not.toContain(known)
    expect(await idsIn(db, 'contacts')).toContain(known)
    const next = await wait(db, 'a4')
    expect(await idsIn(db, 'waiting_sign_ups')).toEqual([other, first, neighbor, family, next])
    // Every client has one sign-up. No client gets a second, but a new client still gets in.
    expect(await makeRoomFor('a2')).toBe(false)
    expect(await makeRoomFor('a5')).toBe(true)
    expect(await idsIn(db, 'waiting_sign_ups')).toEqual([other, first, neighbor, family])
  })
})

test('sign-up queue: a full queue makes room in its largest network, even for a family of that network', async () => {
  const { database } = await collegeWithoutMail()
  await database(async (db) => {
    const most = { ofNetwork: 4, ofAll: 5 }
    const makeRoomFor = (ip: string) => db.transaction().execute((trx) => makeRoom(trx, originOf(ip), most))
    const [family, neighbor] = [await wait(db, 'b1'), await wait(db, 'a2')]
    for (let each = 0; each < 3; each++) await wait(db, 'a1')
    expect(await makeRoomFor('c1')).toBe(true)
    await wait(db, 'c1')
    expect(await makeRoomFor('a1')).toBe(false)
    expect(await makeRoomFor('a3')).toBe(true)
    await wait(db, 'a3')
    expect(await idsIn(db, 'waiting_sign_ups')).toEqual(expect.arrayContaining([family, neighbor]))
    expect(await idsIn(db, 'waiting_sign_ups')).toHaveLength(5)
  })
})

test('sign-up queue: sends a confirmation after a class notice', async () => {
  const { app, post, pass, mail } = await stormyCollege(familyAddresses(3))
  await post()
  await signUp(app, 'ana@family.example')
  await app.outbox.sendDue()
  expect(mail.arrived.flatMap(({ to }) => to)).not.toContain('ana@family.example')
  await pass(15)
  await app.outbox.sendDue()
  expect(mail.arrived.flatMap(({ to }) => to).at(-1)).toBe('ana@family.example')
})

test.for([
  ['10.1.1.1', '10.1.1.1', '10.1.1.2'],
  ['2001:db8:1:1::1', '2001:db8:1:1::2', '2001:db8:1:2::1'],
])('sign-up queue: at its limit rejects an attacker (%s) with a 429, but no family', async (clients) => {
  const [attacker, same, family] = clients as [string, string, string]
  const { app, post, database } = await stormyCollege(familyAddresses(3))
  // A class notice is being sent, which delays the queue.
  await post()
  await signUp(app, 'first@stranger.example', attacker)
  await database(async (db) => {
    const columns = ['network', 'ip', 'turn', 'is_new', 'created_at'] as const
    const first = await db.selectFrom('waiting_sign_ups').select(columns).executeTakeFirstOrThrow()
    const ids = await addContacts(db, maxWaiting.ofNetwork - 1)
    const rows = ids.map((contact_id, index) => Object.assign({ contact_id, round: index + 1 }, first))
    await db.insertInto('waiting_sign_ups').values(rows).execute()
  })
  expect(await signUp(app, 's1@stranger.example', same)).toBe(429)
  expect(await signUp(app, 'ana@family.example', family)).toBe(303)
  expect(await signUp(app, 's2@stranger.example', attacker)).toBe(429)
  await database(async (db) => {
    expect(await idsIn(db, 'waiting_sign_ups')).toHaveLength(maxWaiting.ofNetwork)
    // The family's e-mail is second.
    const order = await serveAll(db)
    const { id } = await db
      .selectFrom('contacts')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(order.indexOf(id)).toBe(1)
  })
})

test('sign-up queue: sends a password reset before earlier confirmations', async () => {
  const held: (() => void)[] = []
  let isHolding = true
  const hold: SMTPServerOptions['onMailFrom'] = (_address, _session, done) =>
    isHolding ? void held.push(() => done()) : done()
  const { app, mail, visitor, standStill } = await stormyCollege(
    [],
    { onMailFrom: hold },
    { onlyAlerts: false },
  )
  const strangers = [0, 1, 2, 3].map((each) => `s${each}@stranger.example`)
  for (const each of strangers) await signUp(app, each)
  const sending = app.outbox.sendDue()
  await expect.poll(() => held.length).toBe(1)
  held[0]!()
  await expect.poll(() => held.length).toBe(2)
  standStill(1)
  await visitor().post('/password/email', { email: 'admin@college.example' })
  isHolding = false
  held[1]!()
  await sending
  const order = strangers.toSpliced(2, 0, 'admin@college.example')
  expect(mail.arrived.flatMap(({ to }) => to)).toEqual(order)
})

test('sign-up queue: confirmations count toward MAIL_PER_DAY, and leave enough for a class notice', async () => {
  const place = await stormyCollege(familyAddresses(40), {}, { settings: { MAIL_PER_DAY: '50' } })
  const { app, administrator, mail, post, pass, ofFamilies, standStill } = place
  const room = async () => (await administrator.get<{ room?: number }>('/api/alerts/estimate')).body.data.room
  const confirmed = () => mail.arrived.filter(({ to }) => to[0]!.endsWith('@stranger.example')).length
  for (let each = 0; each < 12; each++)
    expect(await signUp(app, `s${each}@stranger.example`, `10.${each}.1.1`)).toBe(303)
  await app.outbox.sendDue()
  expect(confirmed()).toBe(5)
  await post()
  await pass(15)
  expect(ofFamilies()).toHaveLength(40)
  expect(await room()).toBe(5)
  standStill(26 * 60 * 60)
  await app.outbox.sendDue()
  expect(confirmed()).toBe(10)
})
