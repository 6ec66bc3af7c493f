import { valueIn } from '../taken.ts'
import { required } from '../../required.ts'
import { resetForm, resetRequestForm } from '@kampana/shared/forms/forms'
import { messages } from '@kampana/shared/messages/messages'
import { users } from '@kampana/shared/resources/users'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { after, instant } from '../../clock.ts'
import { invalid } from '../../error.ts'
import { byAddress, enforce, hit, refuseBeyond, type Hit } from '../../http/rate-limit/rate-limiter.ts'
import { emailTemplates } from '../../mail/email-templates.ts'
import type { AppContext } from '../../app-context.ts'
import { recordActivity } from '../../crud/activity.ts'
import { formSchema } from '../../crud/openapi.ts'
import { hashToken, hashPassword, newResetToken } from '../../secrets.ts'
import { devicesIn, rememberDevice, type Device } from '../sign-in/device.ts'
import { forgetFirstPassword } from './first-password.ts'
import { readForm } from '../form.ts'
import { resetAddress } from '../links.ts'
import { refuseCommon } from './passwords.ts'
import { keepToken } from './reset-token.ts'
import { endSessionsOf } from '../sign-in/session-store.ts'
import { limitByDevice } from '../sign-in/sign-in-limits.ts'

/** One browser asks for one account. */
const again = { name: 'reset asked again', max: 1, seconds: 60 }
/** One account gets a letter so often, whoever asks. The links of earlier letters go on holding. */
const letterLimit = { name: 'reset letter', max: 1, seconds: 10 * 60 }
/** A browser that has signed in before has a count of its own. */
const deviceLimit = { name: 'reset letter of a device', max: 5, seconds: 60 * 60 }
const requestLimit = { name: 'reset', max: 10, seconds: 60 }
const useLimit = { name: 'use reset', max: 10, seconds: 60 }
const validFor = -60 * 60

/** POST /password/email and POST /password/reset. */
export const passwordReset = (app: FastifyInstance, context: AppContext): void => {
  app.post(
    '/password/email',
    {
      config: { access: 'anyone' },
      schema: formSchema('account', 'Ask for a reset link', resetRequestForm),
      onRequest: limitByDevice(context, requestLimit, refuseBeyond),
    },
    async (request) => {
      const { email } = readForm(resetRequestForm, request)
      const address = email.toLowerCase()
      const asking = { ...again, key: `${address} ${request.sessionToken}` }
      if ((await hit(context, asking)).retryAfter > 0) throw invalid({ email: [messages.waitBeforeRetrying] })
      const device = await deviceOf(context, request, address)
      if (device) await enforce(context, { ...deviceLimit, key: device.id })
      const isDue = (await hit(context, { ...letterLimit, key: address })).retryAfter === 0
      // Answered alike: a stranger has had a letter sent minutes ago, and its link holds.
      if (device || isDue) await sendLink(context, email)
      return { message: messages.resetLinkEmailed }
    },
  )

  // Counted before the body is read; whoever has a link that holds is let in all the same.
  const counted = new WeakMap<FastifyRequest, Hit>()
  app.post(
    '/password/reset',
    {
      config: { access: 'anyone' },
      schema: formSchema('account', 'Choose a new password by a token', resetForm),
      onRequest: async (request) => {
        counted.set(request, await hit(context, ...byAddress(useLimit, request.ip)))
      },
    },
    async (request, reply) => {
      if (!(await holdsToken(context, request.body))) refuseBeyond(required(counted.get(request)))
      const { token, email, password } = readForm(resetForm, request)
      await refuseCommon(password, 'password')
      const userId = await useToken(context, { token, email, hash: await hashPassword(password) })
      // The letter has proved who it is.
      rememberDevice(context, request, reply, userId)
      context.outbox.wake()
      return { message: messages.passwordReset }
    },
  )
}

/** The browser that asks, where it is one in which the owner of this address has signed in before. */
const deviceOf = async (
  context: AppContext,
  request: FastifyRequest,
  email: string,
): Promise<Device | undefined> => {
  const devices = devicesIn(context, request)
  if (devices.length === 0) return undefined
  const user = await context.db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst()
  return devices.find(({ userId }) => userId === user?.id)
}

/** Whether a form holds a token that still counts, whoever's it is. */
const holdsToken = async ({ db, now }: AppContext, body: unknown): Promise<boolean> => {
  const token = valueIn(body, 'token')
  if (typeof token !== 'string') return false
  const found = await db
    .selectFrom('reset_tokens')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('created_at', '>', instant(after(now(), validFor)))
    .executeTakeFirst()
  return found !== undefined
}

/** Writes the letter. For an address that nobody has, the same is written and taken back, so that it takes as long. */
const sendLink = async (context: AppContext, email: string): Promise<void> => {
  const { db, outbox, now } = context
  const token = newResetToken()
  await db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['id', 'name', 'email'])
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .executeTakeFirst()
    const address = user?.email ?? email
    const link = resetAddress(context.settings, token, address)
    const letter = await outbox.post(trx, address, emailTemplates.resetPassword(user?.name ?? '', link))
    if (!user) {
      await trx.deleteFrom('letters').where('id', '=', letter).execute()
      return
    }
    await keepToken(trx, user.id, token, now())
  })
  outbox.wake()
}

/** Sets the password, and answers whose. The token is gone with its first use, however many come at once. */
const useToken = (
  { db, outbox, now }: AppContext,
  { token, email, hash }: Record<'token' | 'email' | 'hash', string>,
): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['id', 'name', 'username', 'email'])
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .executeTakeFirst()
    const { numDeletedRows } = await trx
      .deleteFrom('reset_tokens')
      .where('user_id', '=', user?.id ?? 0)
      .where('token_hash', '=', hashToken(token))
      .where('created_at', '>', instant(after(now(), validFor)))
      .executeTakeFirstOrThrow()
    if (!user || numDeletedRows === 0n) throw invalid({ email: [messages.resetTokenInvalid] })
    await trx.updateTable('users').set({ password: hash }).where('id', '=', user.id).execute()
    await trx.deleteFrom('reset_tokens').where('user_id', '=', user.id).execute()
    await forgetFirstPassword(trx, user.id)
    await endSessionsOf(trx, user.id)
    await outbox.post(trx, user.email, emailTemplates.passwordChanged(user.name))
    await recordActivity(trx, {
      causer: user,
      resource: users,
      action: 'reset-password',
      id: user.id,
      title: user.name,
      now: now(),
    })
    return user.id
  })
