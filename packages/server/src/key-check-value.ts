import type { AppContext } from './app-context.ts'
import type { DbClient } from './db/tables.ts'
import { unlessDiskFull } from './operations/unless-disk-full.ts'
import { createEncryption, signer, type CollegeKey } from './secrets.ts'
import { isSameSecret } from '@kampana/engine-server/tokens'

/** The key differs from the key that the database was last used with; the message explains the next steps. */
export class UnknownKey extends Error {}

/** Current key, former keys from the settings, and the folder of `app.key`. */
export interface KnownKeys extends CollegeKey {
  previousKeys: readonly string[]
  dataDir: string
}

/** Check value of a key, stored in the database to recognize the key. */
export const keyMark = (key: string): string => signer(key)('key mark', '')

/**
 * Throws `UnknownKey` for a key that the database doesn't know, such as a misconfigured node's. The last key may be among the
 * previous keys. Reads only.
 */
export const assertKnownKey = async (client: DbClient, keys: KnownKeys): Promise<void> => {
  const known = [keys.key, ...keys.previousKeys]
  const last = await readMark(client)
  if (last !== undefined && !known.some((key) => isSameSecret(keyMark(key), last)))
    throw new UnknownKey((await isReplaced(client, keys)) ? replaced : unknown(keys))
  const { tryDecrypt } = createEncryption(keys.key, keys.previousKeys)
  const pairs = await client.selectFrom('keys').select('sealed').execute()
  if (pairs.some(({ sealed }) => tryDecrypt(sealed) === undefined))
    throw new UnknownKey(
      `The database’s key pairs are encrypted with an earlier key. Nothing was changed. Add that key to APP_PREVIOUS_KEYS, start the server, and run \`kampana account reencrypt\`. ${lost}`,
    )
}

/** True if a key pair is stored for this key (account/replace-key.ts). */
const isReplaced = async (client: DbClient, { key }: KnownKeys): Promise<boolean> => {
  const { tryDecrypt } = createEncryption(key)
  const pairs = await client.selectFrom('replaced_keys').select('sealed').execute()
  return pairs.some(({ sealed }) => tryDecrypt(sealed) !== undefined)
}

const replaced =
  'This key (APP_KEY, or app.key in DATA_DIR) was replaced. Nothing was changed. Set APP_KEY to the new key, or run `kampana key replace` to restore this key.'

const unknown = (keys: KnownKeys): string =>
  `${describeKey(keys)} Nothing was changed. Set APP_KEY to the last key, or restore its app.key in DATA_DIR. ${changing} ${lost}`

const describeKey = ({ isNew, dataDir }: KnownKeys): string =>
  isNew
    ? `The key is missing: APP_KEY is not set, and ${dataDir} has no app.key.`
    : 'This key (APP_KEY, or app.key in DATA_DIR) is not the last key of the database.'

const changing = 'To change the key, add the last key to APP_PREVIOUS_KEYS.'
const lost =
  'If the last key is lost for good, run `kampana key replace`, which first lists the consequences.'

/** Records the key of a successful start. If nodes start together with several keys, only one continues. */
export const noteKey = async (
  { db, log }: Pick<AppContext, 'db' | 'log'>,
  keys: KnownKeys,
): Promise<void> => {
  await assertKnownKey(db, keys)
  const last = await readMark(db)
  if (last === keyMark(keys.key)) return
  await unlessDiskFull(log, () => writeMark(db, keys.key, last))
  await assertKnownKey(db, keys)
}

/** Check value of the key that the database was last used with. */
export const readMark = async (client: DbClient): Promise<string | undefined> =>
  (await client.selectFrom('key_mark').select('mark').where('id', '=', 1).executeTakeFirst())?.mark

/** Records the key that the database was last used with, unless another node has recorded one since `last` was read. */
export const writeMark = async (client: DbClient, key: string, last: string | undefined): Promise<void> => {
  const mark = keyMark(key)
  await client
    .insertInto('key_mark')
    .values({ id: 1, mark })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ mark })
        .where('key_mark.mark', '=', last ?? ''),
    )
    .execute()
}
