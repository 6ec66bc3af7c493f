import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Transaction } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import type { AppContext } from '../../app-context.ts'
import { hashToken } from '@kampana/engine-server/tokens'

/** Seconds for which a code is valid (RFC 6238, section 5.2). Clocks may differ by one step either way. */
const period = 30
const recoveryCodes = 10
interface TwoStepUser {
  id: number
  two_step_secret: string | null
  two_step_last: number
}

/** Creates a secret of 160 bits in base32 for authenticator apps (RFC 4226, section 4). */
export const newTwoStepSecret = (): string => new Secret({ size: 20 }).base32

/** The `otpauth:` URI that authenticator apps read from a QR code. */
export const otpauthUri = (secret: string, college: string, username: string): string =>
  totp(secret, college, username).toString()

/**
 * Verifies a code: six digits from the app (TOTP), or a recovery code. Each works once, even in concurrent requests. Returns
 * the kind of code, or null if it is wrong.
 */
export const takeCode = async (
  trx: Transaction<Tables>,
  { encryption, now }: Pick<AppContext, 'encryption' | 'now'>,
  user: TwoStepUser,
  code: string,
): Promise<'app' | 'recovery' | null> => {
  const plain = code.replace(/[\s-]/g, '').toLowerCase()
  if (user.two_step_secret === null) return null
  if (!/^\d{6}$/.test(plain)) {
    const { numDeletedRows } = await trx
      .deleteFrom('recovery_codes')
      .where('user_id', '=', user.id)
      .where('code_hash', '=', hashToken(plain))
      .executeTakeFirstOrThrow()
    return numDeletedRows > 0n ? 'recovery' : null
  }
  const timestamp = now().getTime()
  const delta = totp(encryption.decrypt(user.two_step_secret)).validate({
    token: plain,
    window: 1,
    timestamp,
  })
  if (delta === null) return null
  const step = Math.floor(timestamp / 1000 / period) + delta
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ two_step_last: step })
    .where('id', '=', user.id)
    .where('two_step_last', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n ? 'app' : null
}

/** Turns off two-step sign-in. */
export const disableTwoStep = async (trx: Transaction<Tables>, userId: number): Promise<void> => {
  const off = { two_step_secret: null, two_step_confirmed_at: null }
  await trx.updateTable('users').set(off).where('id', '=', userId).execute()
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

/** Replaces a person's recovery codes. Returns them once, to be written down, and stores their hashes. */
export const newRecoveryCodes = async (trx: Transaction<Tables>, userId: number): Promise<string[]> => {
  const codes = Array.from({ length: recoveryCodes }, readableCode)
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashToken(code.replace('-', '')) })))
    .execute()
  return codes
}

const totp = (secret: string, issuer = '', label = ''): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), issuer, label, period, digits: 6, algorithm: 'SHA1' })
/** Twelve letters with 59 bits, never only digits. */
const readableCode = (): string => {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const characters = Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('')
  return /^\d+$/.test(characters) ? readableCode() : `${characters.slice(0, 6)}-${characters.slice(6)}`
}
