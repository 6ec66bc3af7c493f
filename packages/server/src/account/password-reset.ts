import { resetForm, resetRequestForm } from '@kampana/shared/forms'
import { messages } from '@kampana/shared/messages'
import { users } from '@kampana/shared/resources/users'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { after, instant } from '../clock.ts'
import { invalid } from '../error.ts'
import { hit, limitByAddress } from '../http/rate-limiter.ts'
import { letters } from '../mail/letters.ts'
import type { Parts } from '../parts.ts'
import { recordActivity } from '../resource/activity.ts'
import { documentForm } from '../resource/document.ts'
import { fingerprint, hashPassword, newResetToken } from '../secrets.ts'
import { readForm } from './form.ts'
import { dashboardLink } from './links.ts'
import { refuseCommon } from './passwords.ts'
import { endSessionsOf } from './session-store.ts'

const oneMinute = { name: 'reset of an account', max: 1, seconds: 60 }
const requestLimit = { name: 'reset', max: 10, seconds: 60 }
const useLimit = { name: 'use reset', max: 10, seconds: 60 }
const validFor = -60 * 60

/** POST /password/email and POST /password/reset. */
export const passwordReset = (app: FastifyInstance, parts: Parts): void => {
  app.post(
    '/password/email',
    {
      config: { access: 'anyone' },
      schema: documentForm('account', 'Ask for a reset link', resetRequestForm),
      onRequest: limitByAddress(parts, requestLimit),
    },
    async (request) => {
      const { email } = readForm(resetRequestForm, request)
      if ((await hit(parts, { ...oneMinute, key: email.toLowerCase() })).retryAfter > 0)
        throw invalid({ email: [messages.waitBeforeRetrying] })
      await sendLink(parts, email)
      return { message: messages.resetLinkEmailed }
    },
  )

  app.post(
    '/password/reset',
    {
      config: { access: 'anyone' },
      schema: documentForm('account', 'Choose a new password by a token', resetForm),
      onRequest: limitByAddress(parts, useLimit),
    },
    async (request) => {
      const { token, email, password } = readForm(resetForm, request)
      await refuseCommon(password, 'password')
      await useToken(parts, { token, email, hash: await hashPassword(password) })
      parts.outbox.wake()
      return { message: messages.passwordReset }
    },
  )
}

/** Writes the letter. For an address that nobody has, the same is written and taken back, so that it takes as long. */
const sendLink = async (parts: Parts, email: string): Promise<void> => {
  const { db, outbox, now } = parts
  const token = newResetToken()
  await db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['id', 'name', 'email'])
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .executeTakeFirst()
    const address = user?.email ?? email
    const url = new URL(dashboardLink(parts, '/password/reset'))
    url.searchParams.set('token', token)
    url.searchParams.set('email', address)
    const letter = await outbox.post(trx, address, letters.resetPassword(user?.name ?? '', url.href))
    if (!user) {
      await trx.deleteFrom('letters').where('id', '=', letter).execute()
      return
    }
    const row = { token_hash: fingerprint(token), created_at: instant(now()) }
    await trx
      .insertInto('password_resets')
      .values({ user_id: user.id, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute()
  })
  outbox.wake()
}

/** Sets the password. The token is gone with its first use, however many come at once. */
const useToken = (
  { db, outbox, now }: Parts,
  { token, email, hash }: Record<'token' | 'email' | 'hash', string>,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['id', 'name', 'username', 'email'])
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .executeTakeFirst()
    const { numDeletedRows } = await trx
      .deleteFrom('password_resets')
      .where('user_id', '=', user?.id ?? 0)
      .where('token_hash', '=', fingerprint(token))
      .where('created_at', '>', instant(after(now(), validFor)))
      .executeTakeFirstOrThrow()
    if (!user || numDeletedRows === 0n) throw invalid({ email: [messages.resetTokenInvalid] })
    await trx.updateTable('users').set({ password: hash }).where('id', '=', user.id).execute()
    await endSessionsOf(trx, user.id)
    await outbox.post(trx, user.email, letters.passwordChanged(user.name))
    await recordActivity(trx, {
      causer: user,
      resource: users,
      action: 'reset-password',
      id: user.id,
      title: user.name,
      now: now(),
    })
  })
