import { contactsFor, type Audience } from '@kampana/server/alerts/contacts/audience'
import {
  endContact,
  noteContactFailure,
  noteContactsReached,
} from '@kampana/server/alerts/contacts/end-contact'
import { markOf, marksOf } from '@kampana/server/alerts/contacts/mark'
import { openContact } from '@kampana/server/alerts/contacts/open-contact'
import { reencrypt } from '@kampana/server/account/reencrypt'
import type { Database } from '@kampana/server/db/tables'
import { createEncryption, signer } from '@kampana/server/secrets'
import { hashToken } from '@kampana/engine-server/tokens'
import { describe, expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'

const lists = { levels: ['Kindergarten', 'Grade School', 'College'], campuses: ['Rizal', 'Mabini'] }
const day = (number: number) => new Date(Date.UTC(2026, 10, number))
const key = 'a key of a college for its tests, long enough'

interface Given {
  levels?: string[] | null
  campuses?: string[] | null
  subscriber?: { kinds?: 'notices' | 'all'; language?: 'en' | 'fil'; confirmed_at?: string | null }
}
let last = 0
/** Adds a confirmed contact and returns its id. */
const add = async (db: Database, { subscriber, levels = null, campuses = null }: Given = {}) => {
  const address = `family${(last += 1)}@home.example`
  const { encrypt } = createEncryption(key)
  const { id } = await db
    .insertInto('subscribers')
    .values({
      address: encrypt('f…@home.example'),
      language: 'en',
      kinds: 'notices',
      consent: 'Yes',
      basis: 'asked',
      created_at: '2026-11-01',
      confirmed_at: '2026-11-01',
      ended_at: null,
      ...subscriber,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const list = (names: string[] | null) => names && JSON.stringify(names)
  const contact = await db
    .insertInto('contacts')
    .values({
      subscriber_id: id,
      channel: 'mail',
      levels: list(levels),
      campuses: list(campuses),
      address: encrypt(address),
      mark: markOf(key, address),
      token: encrypt(`token of ${address}`),
      token_mark: hashToken(`token of ${address}`),
      failing_since: null,
      ended_at: null,
      why: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return contact.id
}

const everyone: Audience = { kind: 'notices', levels: null, campuses: null }
const audience = async (db: Database, given: Partial<Audience> = {}): Promise<number[]> =>
  (await contactsFor(db, { ...everyone, ...given }, lists).execute())
    .map(({ id }) => id)
    .sort((a, b) => a - b)

describe('contacts: a notice reaches', () => {
  test('subscribers who chose one of its levels and campuses, or all', async () => {
    const { database } = await college()
    await database(async (db) => {
      const all = await add(db)
      const grade = await add(db, { levels: ['Grade School'] })
      const both = await add(db, { levels: ['Kindergarten', 'College'], campuses: ['Mabini'] })
      expect(await audience(db)).toEqual([all, grade, both])
      expect(await audience(db, { levels: ['Grade School', 'Kindergarten'] })).toEqual([all, grade, both])
      expect(await audience(db, { levels: ['College'] })).toEqual([all, both])
      expect(await audience(db, { levels: ['College'], campuses: ['Rizal'] })).toEqual([all])
      // A part of a level's name is a different name.
      expect(await audience(db, { levels: ['School'] })).toEqual([all])
    })
  })

  test('subscribers whose level the college no longer has', async () => {
    const { database } = await college()
    await database(async (db) => {
      const former = await add(db, { levels: ['Nursery, "small"'] })
      const mixed = await add(db, { levels: ['College', 'Nursery'] })
      await add(db, { levels: ['College'] })
      expect(await audience(db, { levels: ['Kindergarten'] })).toEqual([former, mixed])
    })
  })

  test('no unconfirmed or ended subscribers, and an announcement reaches only its subscribers', async () => {
    const { database } = await college()
    await database(async (db) => {
      const both = await add(db, { subscriber: { kinds: 'all', language: 'fil' } })
      const notices = await add(db)
      await add(db, { subscriber: { confirmed_at: null } })
      const ended = await add(db)
      await endContact(db, ended, 'unsubscribed', day(3))
      expect(await audience(db)).toEqual([both, notices])
      expect(await contactsFor(db, { ...everyone, kind: 'updates' }, lists).execute()).toEqual([
        { id: both, channel: 'mail' },
      ])
      const { ended_at } = await db
        .selectFrom('subscribers')
        .select('ended_at')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      expect(ended_at).toBe('2026-11-03T00:00:00.000000Z')
    })
  })
})

test('contacts: follow a renamed level, and get notices for all levels if their level is removed', async () => {
  const { database, administrator } = await college()
  const { body } = await administrator.get<{ levels: { name: string }[] }>('/api/college')
  const levels = body.data.levels.map(({ name }) => name)
  // No program refers to the first level, so it can be renamed.
  const [youngest = '', second = ''] = levels
  await database(async (db) => {
    const chosen = async (id: number) =>
      (await db.selectFrom('contacts').select('levels').where('id', '=', id).executeTakeFirstOrThrow()).levels
    const id = await add(db, { levels: [youngest, second] })
    const named = (names: string[]) =>
      administrator.put('/api/college', { levels: names.map((name) => ({ name })) })
    expect((await named(['Nursery "A"', ...levels.slice(1)])).status).toBe(200)
    expect(JSON.parse((await chosen(id))!)).toEqual(['Nursery "A"', second])
    expect((await named(levels.slice(1))).status).toBe(200)
    expect(JSON.parse((await chosen(id))!)).toEqual(['Nursery "A"', second])
    const other = { ...everyone, levels: [levels.at(-1)!] }
    expect(await contactsFor(db, other, { ...lists, levels: levels.slice(1) }).execute()).toHaveLength(1)
  })
})

test('contacts: staff with permission see their number and masked addresses', async () => {
  const { database, administrator, staff } = await college()
  const levels = (await administrator.get<{ levels: { name: string }[] }>('/api/college')).body.data.levels
  await database(async (db) => {
    await add(db, { levels: [levels[0]!.name], subscriber: { language: 'fil' } })
    await add(db)
    await add(db, { subscriber: { confirmed_at: null } })
    await endContact(db, await add(db), 'gone', day(3))
  })
  const counts = await administrator.get<object>('/api/subscribers/counts')
  expect(counts.body.data).toMatchObject({
    receiving: 2,
    waiting: 1,
    levels: { [levels[0]!.name]: 2, [levels[1]!.name]: 1 },
    languages: { en: 1, fil: 1 },
    channels: { mail: 2 },
    ended: { gone: 1 },
  })
  expect((await (await staff({ may: ['list subscribers'] })).get('/api/subscribers/counts')).status).toBe(200)
  const other = await staff({ may: ['list letters'] })
  for (const path of ['/api/subscribers', '/api/subscribers/counts'])
    expect((await other.get(path)).status).toBe(403)
})

describe('contacts: a rejection', () => {
  const endOf = async (db: Database, id: number) =>
    (await db.selectFrom('contacts').select('why').where('id', '=', id).executeTakeFirstOrThrow()).why

  test('for a missing mailbox ends the contact immediately', async () => {
    const { database } = await college()
    await database(async (db) => {
      const gone = [
        '550 5.1.1',
        '550 5.1.2 No host',
        '553 5.1.3',
        '550-5.1.10 RESOLVER.ADR',
        '550 5.2.1 Disabled',
      ]
      for (const reply of gone) {
        const id = await add(db)
        expect([reply, await noteContactFailure(db, id, reply, day(1))]).toEqual([reply, 'gone'])
        expect([reply, await endOf(db, id)]).toEqual([reply, 'gone'])
      }
    })
  })

  test('for a temporary reason ends the contact after three alerts over seven days', async () => {
    const { database } = await college()
    await database(async (db) => {
      for (const reply of ['421 4.7.0 Later', '450 Mailbox busy', '552 5.2.2 Full']) {
        const id = await add(db)
        for (const number of [1, 2, 3, 4]) await noteContactFailure(db, id, reply, day(number))
        expect([reply, await endOf(db, id)]).toEqual([reply, null])
        await noteContactsReached(db, [id], new Date())
        for (const number of [5, 11]) await noteContactFailure(db, id, reply, day(number))
        expect([reply, await endOf(db, id)]).toEqual([reply, null])
        await noteContactFailure(db, id, reply, day(12))
        expect([reply, await endOf(db, id)]).toEqual([reply, 'failing'])
      }
    })
  })

  test('that may concern the sender ends no contact', async () => {
    const { database } = await college()
    await database(async (db) => {
      for (const reply of ['550 5.7.1 Spam', '554 5.4.4', '552 5.3.4', '550 No', '']) {
        const id = await add(db)
        for (const number of [1, 9, 20, 30])
          expect(await noteContactFailure(db, id, reply, day(number))).toBe('not the mailbox')
        expect([reply, await endOf(db, id)]).toEqual([reply, null])
      }
    })
  })
})

test('contacts: after a key change they are found by mailbox and opened by link', async () => {
  const { database, settings } = await college()
  await database(async (db) => {
    const id = await add(db)
    const address = `family${last}@home.example`
    const newer = 'another key of the college for its tests'
    const rotated = { ...settings, appKey: newer, previousKeys: [key] }
    const read = () => db.selectFrom('contacts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const before = await read()
    expect(marksOf({ sign: signer(newer), settings: rotated }, address.toUpperCase())).toContain(before.mark)
    // The test's server has stored another key.
    await db.deleteFrom('keys').execute()
    await db.deleteFrom('first_password').execute()
    await db.deleteFrom('letters').execute()
    await reencrypt(rotated)
    const row = await read()
    expect(row.mark).toBe(markOf(newer, address))
    expect(row.token_mark).toBe(before.token_mark)
    const opened = openContact({ encryption: createEncryption(newer), settings }, row)
    expect(opened).toEqual({
      address,
      links: {
        manage: expect.stringMatching(/^https?:\/\/[^/]+\/class-status\/alerts\/token/),
        confirm: expect.any(String),
        unsubscribe: expect.stringMatching(/\/unsubscribe$/),
      },
    })
    expect(openContact({ encryption: createEncryption(key), settings }, row)).toBeUndefined()
  })
})
