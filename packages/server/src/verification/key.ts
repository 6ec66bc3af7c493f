import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import type { AppContext } from '../app-context.ts'
import type { DbClient } from '../db/tables.ts'
import { openPair, type PairKind } from '../key-pairs.ts'

type Context = Pick<AppContext, 'db' | 'encryption' | 'now'>

/** Signs a text with Ed25519. */
export type SignText = (text: string) => string

/** Reads the key; undefined if it doesn't exist or was encrypted with a key that isn't in the settings. */
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

/** Caches the key of the last statement: decrypting and parsing it takes as long as the queries of a small change. */
let last: { encryption: Context['encryption']; sealed: string; sign: SignText | undefined } | undefined

/** Creates a signer from a private key in PEM. */
export const openSigner = (pem: string): SignText => {
  const key = createPrivateKey(pem)
  return (text) => sign(null, Buffer.from(text), key).toString('base64')
}

/** Current public key in PEM, then the replaced keys, newest first; undefined before the first start has created a key. */
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

/** Ed25519 key pair that signs statements. */
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

/** Creates the key on the first start, and signs statements without a signature. */
export const openKey = async (context: Context): Promise<void> => {
  await openPair(context, statementPair)
  const signer = await readSigner(context.db, context)
  if (signer) await signStatements(context.db, signer, { isAll: false })
}

/** Signs statements without a signature, or all statements. */
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
