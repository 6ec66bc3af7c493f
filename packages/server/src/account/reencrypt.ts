import { sql, type Transaction } from 'kysely'
import { openExisting } from '../db/open-existing.ts'
import type { Tables } from '../db/tables.ts'
import type { Settings } from '../env.ts'
import { keptKeyIn, createEncryption, UnknownEncryptionKey } from '../secrets.ts'

/** Where encrypted texts stand. A letter that has gone holds none; a deleted account waits in the trash with its secret. */
const places = [
  { table: 'users', key: 'id', column: 'two_step_secret' },
  { table: 'letters', key: 'id', column: 'sealed' },
  { table: 'first_password', key: 'user_id', column: 'sealed' },
] as const

/**
 * Encrypts anew, with the key of today, what the keys before it have encrypted; afterwards they can go. All or nothing; beside a
 * server that may be running. Answers how many texts that were.
 */
export const reencrypt = async (settings: Settings): Promise<number> => {
  const key = settings.appKey ?? keptKeyIn(settings.dataDir)
  if (key === undefined) throw new UnknownEncryptionKey(`There is no key in ${settings.dataDir} yet.`)
  const sealedAnew = resealer(key, settings.previousKeys)
  const db = await openExisting(settings.database)
  try {
    return await db.transaction().execute(async (trx) => {
      let done = await inTrash(trx, sealedAnew)
      for (const place of places) done += await inPlace(trx, place, sealedAnew)
      return done
    })
  } finally {
    await db.destroy()
  }
}

/** A text under the first key; undefined where it is already. Throws where none of the keys opens it. */
type SealedAnew = (text: string, where: string) => string | undefined
const resealer = (key: string, previous: readonly string[]): SealedAnew => {
  const { encrypt, tryDecrypt, isCurrent } = createEncryption(key, previous)
  return (text, where) => {
    if (isCurrent(text)) return undefined
    const plain = tryDecrypt(text)
    if (plain !== undefined) return encrypt(plain)
    throw new UnknownEncryptionKey(
      `${where} was encrypted under a key that is none of these. Nothing was changed.`,
    )
  }
}

const inPlace = async (
  trx: Transaction<Tables>,
  { table, key, column }: (typeof places)[number],
  sealedAnew: SealedAnew,
): Promise<number> => {
  const [from, id, text] = [sql.table(table), sql.ref(key), sql.ref(column)]
  const { rows } = await sql<{
    id: number
    text: string
  }>`select ${id} as id, ${text} as text from ${from} where ${text} <> ''`.execute(trx)
  let done = 0
  for (const row of rows) {
    const anew = sealedAnew(row.text, `A row of ${table} (${row.id})`)
    if (anew === undefined) continue
    await sql`update ${from} set ${text} = ${anew} where ${id} = ${row.id} and ${text} = ${row.text}`.execute(
      trx,
    )
    done += 1
  }
  return done
}

const inTrash = async (trx: Transaction<Tables>, sealedAnew: SealedAnew): Promise<number> => {
  const rows = await trx.selectFrom('trash').select(['id', 'kept']).where('resource', '=', 'users').execute()
  let done = 0
  for (const { id, kept } of rows) {
    const record: { row: { two_step_secret?: string | null } } = JSON.parse(kept)
    const text = record.row.two_step_secret
    const anew = text ? sealedAnew(text, `A deleted account (${id})`) : undefined
    if (anew === undefined) continue
    record.row.two_step_secret = anew
    await trx
      .updateTable('trash')
      .set({ kept: JSON.stringify(record) })
      .where('id', '=', id)
      .execute()
    done += 1
  }
  return done
}
