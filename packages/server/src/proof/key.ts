import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import type { AppContext } from '../app-context.ts'
import { instant } from '../clock.ts'
import type { DbClient } from '../db/tables.ts'

/** The name of the key pair that signs statements. */
const name = 'statements'

type Context = Pick<AppContext, 'db' | 'encryption' | 'log' | 'now'>

/** Signs a text by Ed25519. */
export type SignText = (text: string) => string

/** Reads the key; undefined where there is none, or it was encrypted under a key that the settings don't have. */
export const readSigner = async (
  client: DbClient,
  { encryption }: Pick<Context, 'encryption'>,
): Promise<SignText | undefined> => {
  const row = await client.selectFrom('keys').select('sealed').where('name', '=', name).executeTakeFirst()
  if (row && (last?.encryption !== encryption || last.sealed !== row.sealed))
    last = { encryption, sealed: row.sealed, sign: openSigner(encryption.tryDecrypt(row.sealed)) }
  return row && last?.sign
}

/** Caches the key of the last statement: to decrypt and parse it takes as long as a small change's queries. */
let last: { encryption: Context['encryption']; sealed: string; sign: SignText | undefined } | undefined

const openSigner = (pem: string | undefined): SignText | undefined => {
  if (pem === undefined) return undefined
  const key = createPrivateKey(pem)
  return (text) => sign(null, Buffer.from(text), key).toString('base64')
}

/** The public key, in PEM; undefined before the first start has made one. */
export const readPublicKey = async (client: DbClient): Promise<string | undefined> =>
  (await client.selectFrom('keys').select('public').where('name', '=', name).executeTakeFirst())?.public

/**
 * Makes the key at the first start. Where the one there is can't be read, as after APP_KEY was lost, another takes its place and signs
 * all statements anew, so that one public key checks every one of them.
 */
export const openKey = async (context: Context): Promise<void> => {
  const { db, encryption, log, now } = context
  if (await readSigner(db, context)) return
  if ((await readPublicKey(db)) !== undefined) log().warn(replaced)
  const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const values = { public: publicKey, sealed: encryption.encrypt(privateKey), created_at: instant(now()) }
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('keys')
      .values({ name, ...values })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
      .execute()
    const key = createPrivateKey(privateKey)
    for (const { code, version, text } of await trx
      .selectFrom('proofs')
      .select(['code', 'version', 'text'])
      .execute())
      await trx
        .updateTable('proofs')
        .set({ signature: sign(null, Buffer.from(text), key).toString('base64') })
        .where('code', '=', code)
        .where('version', '=', version)
        .execute()
  })
}

/** Another warning says that the key of the settings is another one (key-check-value.ts). */
const replaced =
  'The key that signs statements can’t be read: a new one takes its place and signs them all anew. Its fingerprint is another ' +
  'than what may have been published.'
