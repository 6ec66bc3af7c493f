import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import type { AppContext } from '../app-context.ts'
import type { DbClient } from '../db/tables.ts'
import { openPair, type PairKind } from '../key-pairs.ts'

type Context = Pick<AppContext, 'db' | 'encryption' | 'now'>

/** Signs a text by Ed25519. */
export type SignText = (text: string) => string

/** Reads the key; undefined where there is none, or it was encrypted under a key that the settings don't have. */
export const readSigner = async (
  client: DbClient,
  { encryption }: Pick<Context, 'encryption'>,
): Promise<SignText | undefined> => {
  const row = await client
    .selectFrom('keys')
    .select('sealed')
    .where('name', '=', statementPair.name)
    .executeTakeFirst()
  if (row && (last?.encryption !== encryption || last.sealed !== row.sealed)) {
    const pem = encryption.tryDecrypt(row.sealed)
    last = { encryption, sealed: row.sealed, sign: pem === undefined ? undefined : openSigner(pem) }
  }
  return row && last?.sign
}

/** Caches the key of the last statement: to decrypt and parse it takes as long as a small change's queries. */
let last: { encryption: Context['encryption']; sealed: string; sign: SignText | undefined } | undefined

/** How a private key in PEM signs. */
export const openSigner = (pem: string): SignText => {
  const key = createPrivateKey(pem)
  return (text) => sign(null, Buffer.from(text), key).toString('base64')
}

/** The public key in PEM, then those that were replaced, the last first; undefined before the first start has made one. */
export const readPublicKeys = async (client: DbClient): Promise<string | undefined> => {
  const current = await client
    .selectFrom('keys')
    .select('public')
    .where('name', '=', statementPair.name)
    .executeTakeFirst()
  const replaced = await client
    .selectFrom('replaced_keys')
    .select('public')
    .where('name', '=', statementPair.name)
    .orderBy('replaced_at', 'desc')
    .execute()
  return current && [current, ...replaced].map((pair) => pair.public).join('')
}

/** The pair of Ed25519 that signs statements. */
export const statementPair: PairKind = {
  name: 'statements',
  make: () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    })
    return { public: publicKey, private: privateKey }
  },
}

/** Makes the key at the first start, and signs what has no signature yet. */
export const openKey = async (context: Context): Promise<void> => {
  await openPair(context, statementPair)
  const signer = await readSigner(context.db, context)
  if (signer) await signStatements(context.db, signer, { isAll: false })
}

/** Signs the statements that have no signature, or all of them. */
export const signStatements = async (
  client: DbClient,
  signer: SignText,
  { isAll }: { isAll: boolean },
): Promise<number> => {
  const statements = await client
    .selectFrom('proofs')
    .select(['code', 'version', 'text'])
    .$if(!isAll, (query) => query.where('signature', '=', ''))
    .execute()
  for (const { code, version, text } of statements)
    await client
      .updateTable('proofs')
      .set({ signature: signer(text) })
      .where('code', '=', code)
      .where('version', '=', version)
      .execute()
  return statements.length
}
