import { sql, type Transaction } from 'kysely'
import { openExisting } from '../db/open.ts'
import { renewMarks } from '../alerts/contacts/mark.ts'
import type { Tables } from '../db/tables.ts'
import type { Settings } from '../env.ts'
import { loadKey, createEncryption, UnknownEncryptionKey } from '../secrets.ts'

/** Columns of encrypted texts. The trash contains deleted accounts with their secrets as JSON. */
const columns = [
  { table: 'users', key: 'id', column: 'two_step_secret' },
  { table: 'letters', key: 'id', column: 'sealed' },
  { table: 'first_password', key: 'user_id', column: 'sealed' },
  { table: 'keys', key: 'name', column: 'sealed' },
  { table: 'subscribers', key: 'id', column: 'address' },
  { table: 'contacts', key: 'id', column: 'address' },
  { table: 'contacts', key: 'id', column: 'token' },
] as const

/**
 * Rotates the key: re-encrypts everything encrypted with previous keys, so that they can be removed. Runs in one transaction,
 * also beside a running server. Returns the number of texts.
 */
export const reencrypt = async (settings: Settings): Promise<number> => {
  const key = settings.appKey ?? loadKey(settings.dataDir)
  if (key === undefined)
    throw new UnknownEncryptionKey(
      `There is no key in ${settings.dataDir} yet. Start the server once, or check DATA_DIR.`,
    )
  const reencryptText = createReencrypt(key, settings.previousKeys)
  const db = await openExisting(settings)
  try {
    return await db.transaction().execute(async (trx) => {
      let done = await reencryptTrash(trx, reencryptText)
      for (const target of columns) done += await reencryptColumn(trx, target, reencryptText)
      await renewMarks(trx, key)
      return done
    })
  } finally {
    await db.destroy()
  }
}

/** Encrypts a text with the current key; undefined if it already is. Throws if no key decrypts it. */
type Reencrypt = (text: string, where: string) => string | undefined
const createReencrypt = (key: string, previous: readonly string[]): Reencrypt => {
  const { encrypt, tryDecrypt, isCurrent } = createEncryption(key, previous)
  return (text, where) => {
    if (isCurrent(text)) return undefined
    const plain = tryDecrypt(text)
    if (plain !== undefined) return encrypt(plain)
    throw new UnknownEncryptionKey(
      `${where} is encrypted with an unknown key. Nothing was changed. Add the key to APP_PREVIOUS_KEYS.`,
    )
  }
}

const reencryptColumn = async (
  trx: Transaction<Tables>,
  { table, key, column }: (typeof columns)[number],
  reencryptText: Reencrypt,
): Promise<number> => {
  const [from, id, text] = [sql.table(table), sql.ref(key), sql.ref(column)]
  const { rows } = await sql<{
    id: number | string
    text: string
  }>`select ${id} as id, ${text} as text from ${from} where ${text} <> ''`.execute(trx)
  let done = 0
  for (const row of rows) {
    const encrypted = reencryptText(row.text, `A row of ${table} (${row.id})`)
    if (encrypted === undefined) continue
    await sql`update ${from} set ${text} = ${encrypted} where ${id} = ${row.id} and ${text} = ${row.text}`.execute(
      trx,
    )
    done += 1
  }
  return done
}

const reencryptTrash = async (trx: Transaction<Tables>, reencryptText: Reencrypt): Promise<number> => {
  const rows = await trx.selectFrom('trash').select(['id', 'kept']).where('resource', '=', 'users').execute()
  let done = 0
  for (const { id, kept: stored } of rows) {
    const record: { row: { two_step_secret?: string | null } } = JSON.parse(stored)
    const text = record.row.two_step_secret
    const encrypted = text ? reencryptText(text, `A deleted account (${id})`) : undefined
    if (encrypted === undefined) continue
    record.row.two_step_secret = encrypted
    await trx
      .updateTable('trash')
      .set({ kept: JSON.stringify(record) })
      .where('id', '=', id)
      .execute()
    done += 1
  }
  return done
}
