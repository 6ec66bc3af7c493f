import { endContact } from '../alerts/contacts/end-contact.ts'
import { pushPair } from '../alerts/push/key.ts'
import { instant } from '@kampana/engine-server/clock'
import { openDatabase } from '../db/open.ts'
import { missingFile, DatabaseUnusable } from '@kampana/engine-server/db/open-migrated'
import type { Tables } from '../db/tables.ts'
import type { Settings } from '../env.ts'
import { keyMark, readMark, writeMark } from '../key-check-value.ts'
import { newPair, type PairKind } from '../key-pairs.ts'
import { openSigner, signStatements, statementPair } from '../verification/key.ts'
import { createEncryption, findKey, writeKey, type Encryption } from '../secrets.ts'
import type { Selectable, Transaction } from 'kysely'
import { ShellRefused } from './shell.ts'

/** Numbers of things that a replaced key has ended. */
export interface ReplacedKey {
  /** Public key of signed statements, in PEM. */
  publicKey: string
  /** True if this key returns, with its own pairs from before it was replaced. */
  isReturn: boolean
  statements: number
  phonesEnded: number
  phonesBack: number
  /** Accounts whose two-step secret, and subscribers whose e-mail address, can't be decrypted. */
  accounts: number
  mailboxes: number
}

type Trx = Transaction<Tables>
type Pair = Selectable<Tables['keys']>

/**
 * Switches to the key in the settings if the last one is lost: stores the old key pairs beside new ones, signs all statements
 * again, and ends push subscriptions, all or nothing. A key that was itself replaced gets its own pairs and phones back.
 * Throws `ShellRefused`.
 */
export const replaceKey = async (settings: Settings, now: Date): Promise<ReplacedKey> => {
  const missing = missingFile(settings.database)
  if (missing !== undefined)
    throw new DatabaseUnusable(
      `There is no database at ${missing} yet. Start the server once, or check DATA_DIR.`,
    )
  const { key, isNew } = findKey(settings)
  const readable = createEncryption(key, settings.previousKeys)
  const own = createEncryption(key)
  // A start with the wrong key doesn't migrate, so this does.
  const db = await openDatabase(settings)
  try {
    return await db.transaction().execute(async (trx) => {
      const pairs = await trx.selectFrom('keys').selectAll().execute()
      const replaced = await trx
        .selectFrom('replaced_keys')
        .select(['name', 'public', 'sealed', 'created_at'])
        .orderBy('replaced_at', 'desc')
        .execute()
      const back = replaced.filter(({ sealed }) => own.tryDecrypt(sealed) !== undefined)
      if (back.length === 0) await assertLost(trx, pairs, [key, ...settings.previousKeys], readable)
      const done = await swapPairs(trx, { pairs, back, own, now })
      const unreadable = await countUnreadable(trx, readable)
      await writeMark(trx, key, await readMark(trx))
      // Comes last: a database must not be committed without its key.
      if (isNew) writeKey(settings.dataDir, key)
      return { ...done, ...unreadable, isReturn: back.length > 0 }
    })
  } finally {
    await db.destroy()
  }
}

const assertLost = async (
  trx: Trx,
  pairs: readonly Pair[],
  keys: readonly string[],
  { tryDecrypt }: Encryption,
): Promise<void> => {
  const last = await readMark(trx)
  const isKnown = last === undefined || keys.some((key) => keyMark(key) === last)
  if (isKnown && pairs.every(({ sealed }) => tryDecrypt(sealed) !== undefined))
    throw new ShellRefused(
      'Nothing was changed: the current keys decrypt the database’s key pairs, so no key is lost. To change the key, set APP_KEY to the new key and APP_PREVIOUS_KEYS to the old one.',
    )
}

interface Swap {
  pairs: readonly Pair[]
  back: readonly Pair[]
  own: Encryption
  now: Date
}

/** Stores the current pairs as replaced, and uses the returning key's pairs or new ones. */
const swapPairs = async (trx: Trx, { pairs, back, own, now }: Swap) => {
  const context = { encryption: own, now: () => now }
  const take = (kind: PairKind): Pair => back.find(({ name }) => name === kind.name) ?? newPair(context, kind)
  const taken = [take(statementPair), take(pushPair)] as const
  const replaced_at = instant(now)
  await trx.deleteFrom('keys').execute()
  for (const { name, public: known } of taken)
    await trx.deleteFrom('replaced_keys').where('name', '=', name).where('public', '=', known).execute()
  if (pairs.length > 0)
    await trx
      .insertInto('replaced_keys')
      .values(pairs.map((pair) => ({ ...pair, replaced_at })))
      .execute()
  await trx
    .insertInto('keys')
    .values([...taken])
    .execute()
  const [{ public: publicKey, sealed }] = taken
  const signer = openSigner(own.decrypt(sealed))
  return {
    publicKey,
    statements: await signStatements(trx, signer, { isAll: true }),
    phonesEnded: await endPhones(trx, now),
    phonesBack: await bringPhonesBack(trx, own),
  }
}

const endPhones = async (trx: Trx, now: Date): Promise<number> => {
  const phones = await trx
    .selectFrom('contacts')
    .select('id')
    .where('channel', '=', 'push')
    .where('ended_at', 'is', null)
    .execute()
  for (const { id } of phones) await endContact(trx, id, 'key', now)
  return phones.length
}

/** Reactivates phones that ended when this key was replaced. */
const bringPhonesBack = async (trx: Trx, { tryDecrypt }: Encryption): Promise<number> => {
  const ended = await trx
    .selectFrom('contacts')
    .select(['id', 'subscriber_id', 'address'])
    .where('channel', '=', 'push')
    .where('why', '=', 'key')
    .execute()
  const phones = ended.filter(({ address }) => tryDecrypt(address) !== undefined)
  const goesOn = { ended_at: null }
  for (const { id, subscriber_id } of phones) {
    await trx
      .updateTable('contacts')
      .set({ ...goesOn, why: null })
      .where('id', '=', id)
      .execute()
    await trx.updateTable('subscribers').set(goesOn).where('id', '=', subscriber_id).execute()
  }
  return phones.length
}

const countUnreadable = async (trx: Trx, { tryDecrypt }: Encryption) => {
  const isUnreadable = (text: string | null): boolean => text !== null && tryDecrypt(text) === undefined
  const users = await trx.selectFrom('users').select('two_step_secret').execute()
  const contacts = await trx
    .selectFrom('contacts')
    .select('address')
    .where('channel', '=', 'mail')
    .where('ended_at', 'is', null)
    .execute()
  return {
    accounts: users.filter((user) => isUnreadable(user.two_step_secret)).length,
    mailboxes: contacts.filter((contact) => isUnreadable(contact.address)).length,
  }
}
