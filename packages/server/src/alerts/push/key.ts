import { generateKeyPairSync } from 'node:crypto'
import type { AppContext } from '../../app-context.ts'
import type { DbClient } from '../../db/tables.ts'
import type { PairKind } from '../../key-pairs.ts'

/** `public` is an uncompressed point on P-256 in base64url, as browsers expect it; `private` is PEM. */
export interface PushKey {
  public: string
  private: string
}

/** Reads the key; undefined if there is none, or if the settings lack the key that encrypted it. */
export const readPushKey = async (
  client: DbClient,
  { encryption }: Pick<AppContext, 'encryption'>,
): Promise<PushKey | undefined> => {
  const row = await client.selectFrom('keys').selectAll().where('name', '=', pushPair.name).executeTakeFirst()
  const pem = row && encryption.tryDecrypt(row.sealed)
  return row && pem !== undefined ? { public: row.public, private: pem } : undefined
}

/** P-256 key pair that identifies the college to push services (VAPID, RFC 8292). Browsers bind their subscriptions to it. */
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
