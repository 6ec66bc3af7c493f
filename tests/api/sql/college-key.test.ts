import { replaceKey } from '@kampana/server/account/replace-key'
import { reencrypt } from '@kampana/server/account/reencrypt'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { everything } from '../../support/input/everything.ts'
import { classNotice } from '../../support/input/inputs.ts'
import { collegeKey } from '../../support/people/accounts.ts'
import { college, type College } from '../../support/people/college.ts'
import { subscribeFamilies, subscribePhones } from '../../support/people/families.ts'
import type { App } from '../../support/people/person.ts'

const another = 'a key that was typed a little differently here'
const phone = { endpoint: 'https://push.example/1', p256dh: 'A', auth: 'B' }

/** A college with a notice, a phone and a mailbox. */
const keptCollege = async () => {
  const place = await college({ now: () => new Date('2026-11-21T04:30:00+08:00') })
  await subscribePhones(place, [phone])
  await subscribeFamilies(place, ['ana@home.example'])
  expect(await place.administrator.post('/api/class-status', classNotice)).toMatchObject({ status: 201 })
  return place
}

const publicKeysAt = async (app: App): Promise<string[]> => [
  (await app.inject('/.well-known/kampana-key.pem')).payload,
  (await app.inject('/class-status/alerts/push')).json<{ data: { key: string } }>().data.key,
]

const contactsOf = ({ database }: College) =>
  database((db) => db.selectFrom('contacts').select(['channel', 'why', 'ended_at']).orderBy('id').execute())

test('key: rejects a start with a different key, without changing a row', async () => {
  const { settings, anotherNode } = await keptCollege()
  const before = await everything(settings)
  const start = anotherNode({ APP_KEY: another })
  await expect(start).rejects.toThrow(/is not the last key of the database.+kampana key replace/)
  await expect(start).rejects.not.toThrow(another)
  expect(await everything(settings)).toEqual(before)
})

test('key: rejects a start without the key, and generates no new key', async () => {
  const { settings, anotherNode } = await keptCollege()
  const before = await everything(settings)
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'kampana-keyless-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }))
  const { database } = settings
  const DATABASE_URL = database.kind === 'postgres' ? database.url : `sqlite:${database.file}`
  await expect(anotherNode({ DATA_DIR, DATABASE_URL })).rejects.toThrow(`${DATA_DIR} has no app.key`)
  expect(existsSync(join(DATA_DIR, 'app.key'))).toBe(false)
  expect(await everything(settings)).toEqual(before)
})

test('key: rejects a start if the previous key is removed before `reencrypt`', async () => {
  const { settings, anotherNode, app } = await keptCollege()
  const rotated = { APP_KEY: another, APP_PREVIOUS_KEYS: collegeKey }
  const keys = await publicKeysAt(app)
  expect(await publicKeysAt(await anotherNode(rotated))).toEqual(keys)
  await expect(anotherNode({ APP_KEY: another })).rejects.toThrow('Add that key to APP_PREVIOUS_KEYS')
  await reencrypt({ ...settings, appKey: another, previousKeys: [collegeKey] })
  expect(await publicKeysAt(await anotherNode({ APP_KEY: another }))).toEqual(keys)
})

test('key: `key replace` retains the old key pairs, and the old key restores them and the phones', async () => {
  const place = await keptCollege()
  const { settings, anotherNode, app } = place
  const [pem, push] = await publicKeysAt(app)
  const before = await everything(settings)
  const replaced = await replaceKey({ ...settings, appKey: another }, new Date())
  expect(replaced).toMatchObject({ isReturn: false, phonesEnded: 1, phonesBack: 0, mailboxes: 1 })
  expect(await contactsOf(place)).toMatchObject([
    { channel: 'push', why: 'key' },
    { channel: 'mail', why: null },
  ])
  const [newPem, newPush] = await publicKeysAt(await anotherNode({ APP_KEY: another }))
  expect(newPem).toBe(`${replaced.publicKey}${pem}`)
  expect(newPush).not.toBe(push)

  await expect(anotherNode()).rejects.toThrow(/was replaced\..+kampana key replace/)
  expect(await replaceKey(settings, new Date())).toMatchObject({
    isReturn: true,
    phonesBack: 1,
    mailboxes: 0,
  })
  const [backPem, backPush] = await publicKeysAt(await anotherNode())
  expect([backPem, backPush]).toEqual([`${pem}${replaced.publicKey}`, push])
  const after = await everything(settings)
  for (const table of ['keys', 'key_mark', 'proofs', 'contacts', 'subscribers'])
    expect([table, after[table]]).toEqual([table, before[table]])
})

test('key: `key replace` changes nothing if no key is lost', async () => {
  const { settings } = await keptCollege()
  const before = await everything(settings)
  await expect(replaceKey(settings, new Date())).rejects.toThrow('so no key is lost')
  const rotated = { ...settings, appKey: another, previousKeys: [collegeKey] }
  await expect(replaceKey(rotated, new Date())).rejects.toThrow('so no key is lost')
  expect(await everything(settings)).toEqual(before)
})
