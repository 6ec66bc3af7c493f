import { makeRoom, joinQueue } from '@kampana/server/alerts/sign-up/sign-up-queue'
import type { Database } from '@kampana/server/db/tables'
import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import { familyAddresses } from '../../support/people/families.ts'
import { stormyCollege } from '../../support/people/stormy-college.ts'

const now = () => new Date('2026-11-21T08:00:00Z')
type App = Awaited<ReturnType<typeof college>>['app']

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

/** Adds an unconfirmed contact that waits for its e-mail. */
const wait = async (db: Database, network: string, isNew = true): Promise<number> => {
  const name = `${network}-${Math.random()}`
  const subscriber = await db
    .insertInto('subscribers')
    .values({
      address: name,
      language: 'en',
      kinds: 'notices',
      consent: 'Yes',
      basis: 'asked',
      created_at: '2026-11-21',
      confirmed_at: null,
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('contacts')
    .values({
      subscriber_id: subscriber.id,
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
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await joinQueue(db, { now }, { contact_id: id, network, is_new: isNew })
  return id
}
const idsIn = async (db: Database, table: 'contacts' | 'waiting_sign_ups'): Promise<number[]> => {
  const column = table === 'contacts' ? 'id' : 'contact_id'
  const rows = await db.selectFrom(table).select(`${column} as id`).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

test('sign-up queue: serves networks in turn, each in the order of its sign-ups', async () => {
  const { database } = await college()
  await database(async (db) => {
    const ids = { a: [], b: [], c: [] } as Record<string, number[]>
    for (const network of ['a', 'a', 'a', 'b', 'b', 'c', 'a']) ids[network]!.push(await wait(db, network))
    const order = await db
      .selectFrom('waiting_sign_ups')
      .select('network')
      .orderBy('turn')
      .orderBy('id')
      .execute()
    expect(order.map(({ network }) => network).join('')).toBe('abcabaa')
    // Whoever asks again from another network keeps the better place.
    await joinQueue(db, { now }, { contact_id: ids['a']![3]!, network: 'd', is_new: false })
    await joinQueue(db, { now }, { contact_id: ids['c']![0]!, network: 'a', is_new: false })
    const again = await db.selectFrom('waiting_sign_ups').selectAll().orderBy('turn').orderBy('id').execute()
    expect(again.map(({ network }) => network).join('')).toBe('abcdaba')
    expect(again.every(({ is_new }) => is_new === 1)).toBe(true)
  })
})

test('sign-up queue: a network beyond its number waits, and a full queue makes room at the expense of the greediest', async () => {
  const { database } = await college()
  await database(async (db) => {
    const most = { ofNetwork: 4, ofAll: 5 }
    const makeRoomFor = (network: string) => db.transaction().execute((trx) => makeRoom(trx, network, most))
    const [, , known, last] = [
      await wait(db, 'a'),
      await wait(db, 'a'),
      await wait(db, 'a', false),
      await wait(db, 'a'),
    ]
    expect(await makeRoomFor('a')).toBe(false)
    const other = await wait(db, 'b')
    // Of the greediest the last goes, with the subscriber that it added.
    expect(await makeRoomFor('c')).toBe(true)
    expect(await idsIn(db, 'contacts')).not.toContain(last)
    const family = await wait(db, 'c')
    // An earlier sign-up of this one was answered, and its link still works.
    expect(await makeRoomFor('d')).toBe(true)
    expect(await idsIn(db, 'waiting_sign_ups')).not.toContain(known)
    expect(await idsIn(db, 'contacts')).toContain(known)
    await wait(db, 'd')
    expect(await makeRoomFor('e')).toBe(true)
    await wait(db, 'e')
    expect(await idsIn(db, 'waiting_sign_ups')).toEqual(expect.arrayContaining([other, family]))
    // Where all have one, none of them has another, and somebody new still comes in.
    expect(await makeRoomFor('b')).toBe(false)
    expect(await makeRoomFor('f')).toBe(true)
  })
})

test('sign-up queue: an e-mail to confirm goes after a class notice', async () => {
  const { app, post, pass, mail } = await stormyCollege(familyAddresses(3))
  await post()
  await signUp(app, 'ana@family.example')
  await app.outbox.sendDue()
  expect(mail.arrived.flatMap(({ to }) => to)).not.toContain('ana@family.example')
  await pass(15)
  await app.outbox.sendDue()
  expect(mail.arrived.flatMap(({ to }) => to).at(-1)).toBe('ana@family.example')
})

test('sign-up queue: e-mails to confirm count toward MAIL_PER_DAY, and leave a class notice its own', async () => {
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
