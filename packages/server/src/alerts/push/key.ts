import { generateKeyPairSync } from 'node:crypto'
import type { AppContext } from '../../app-context.ts'
import { instant } from '../../clock.ts'
import type { DbClient } from '../../db/tables.ts'
import { endContact } from '../contacts/end-contact.ts'

/** The name of the key pair by which push services know the college (VAPID, RFC 8292). */
const name = 'push'

type Context = Pick<AppContext, 'db' | 'encryption' | 'log' | 'now'>

/** `public` is an uncompressed point of P-256 in base64url, as browsers take it; `private` is in PEM. */
export interface PushKey {
  public: string
  private: string
}

/** Reads the key; undefined where there is none, or it was encrypted under a key that the settings don't have. */
export const readPushKey = async (
  client: DbClient,
  { encryption }: Pick<Context, 'encryption'>,
): Promise<PushKey | undefined> => {
  const row = await client.selectFrom('keys').selectAll().where('name', '=', name).executeTakeFirst()
  const pem = row && encryption.tryDecrypt(row.sealed)
  return row && pem !== undefined ? { public: row.public, private: pem } : undefined
}

/**
 * Makes the key at the first start. Browsers bind their subscriptions to it, so where it can't be read, as after APP_KEY was lost,
 * another takes its place and the phones end.
 */
export const openPushKey = async (context: Context): Promise<void> => {
  const { db, encryption, log, now } = context
  if (await readPushKey(db, context)) return
  const pair = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const pem = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const { x = '', y = '' } = pair.publicKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  const values = {
    public: point.toString('base64url'),
    sealed: encryption.encrypt(pem),
    created_at: instant(now()),
  }
  await db.transaction().execute(async (trx) => {
    const lost = await trx.deleteFrom('keys').where('name', '=', name).returning('name').executeTakeFirst()
    await trx
      .insertInto('keys')
      .values({ name, ...values })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    if (!lost) return
    const phones = await trx
      .selectFrom('contacts')
      .select('id')
      .where('channel', '=', 'push')
      .where('ended_at', 'is', null)
      .execute()
    for (const { id } of phones) await endContact(trx, id, 'gone', now())
    log().warn(
      { phones: phones.length },
      'The key of pushes can’t be read: another takes its place, and phones must ask for class notices again.',
    )
  })
}
