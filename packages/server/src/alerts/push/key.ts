import { generateKeyPairSync } from 'node:crypto'
import type { AppContext } from '../../app-context.ts'
import type { DbClient } from '../../db/tables.ts'
import type { PairKind } from '../../key-pairs.ts'

/** `public` is an uncompressed point of P-256 in base64url, as browsers take it; `private` is in PEM. */
export interface PushKey {
  public: string
  private: string
}

/** Reads the key; undefined where there is none, or it was encrypted under a key that the settings don't have. */
export const readPushKey = async (
  client: DbClient,
  { encryption }: Pick<AppContext, 'encryption'>,
): Promise<PushKey | undefined> => {
  const row = await client.selectFrom('keys').selectAll().where('name', '=', pushPair.name).executeTakeFirst()
  const pem = row && encryption.tryDecrypt(row.sealed)
  return row && pem !== undefined ? { public: row.public, private: pem } : undefined
}

/** The pair of P-256 by which push services know the college (VAPID, RFC 8292). Browsers bind their subscriptions to it. */
export const pushPair: PairKind = {
  name: 'push',
  make: () => {
    const pair = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
    const { x = '', y = '' } = pair.publicKey.export({ format: 'jwk' })
    const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
    return {
      public: point.toString('base64url'),
      private: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    }
  },
}
