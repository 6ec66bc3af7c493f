import { readProperty } from '../person-form.ts'
import { required } from '@kampana/engine-server/required'
import { passwordResetCalls } from '@kampana/shared/calls/account-calls'
import { messages } from '@kampana/shared/messages/messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { after, instant } from '@kampana/engine-server/clock'
import { invalid } from '@kampana/engine-server/error'
import type { Hit } from '@kampana/engine-server/http/rate-limit/hit'
import {
  byAddress,
  enforce,
  hit,
  assertWithinLimit,
} from '@kampana/engine-server/http/rate-limit/rate-limiter'
import { emailTemplates } from '../../mail/email-templates.ts'
import type { AppContext } from '../../app-context.ts'
import type { CleanupJob } from '@kampana/engine-server/records/context/cleanup-job'
import { isInAnyCase } from '../in-any-case.ts'
import { serve } from '@kampana/engine-server/records/calls/serve'
import { hashPassword } from '../../secrets.ts'
import { hashToken } from '@kampana/engine-server/tokens'
import { readDevices, rememberDevice, type Device } from '../sign-in/device.ts'
import { changePassword } from './change-password.ts'
import { newResetLink } from '../links.ts'
import { assertUncommonPassword } from './passwords.ts'
import { limitByDevice } from '../sign-in/sign-in-limits.ts'

/** Limit per browser and account. */
const repeatLimit = { name: 'reset asked again', max: 1, seconds: 60 }
/** Limit per account, whoever requests the link. Links in earlier e-mails stay valid. */
const emailLimit = { name: 'reset letter', max: 1, seconds: 10 * 60 }
/** Limit per known browser, so that strangers can't use up the owner's e-mails. */
const deviceLimit = { name: 'reset letter of a device', max: 5, seconds: 60 * 60 }
const requestLimit = { name: 'reset', max: 10, seconds: 60 }
const useLimit = { name: 'use reset', max: 10, seconds: 60 }
const lifetime = -60 * 60

export const resetTokenCleanup = ({ db, now }: AppContext): CleanupJob => ({
  name: 'reset tokens',
  run: () =>
    db
      .deleteFrom('reset_tokens')
      .where('created_at', '<=', instant(after(now(), lifetime)))
      .execute(),
})

/** Serves the calls that reset a password with a link from an e-mail. */
export const passwordReset = (app: FastifyInstance, context: AppContext): void =>
  serve(
    app,
    passwordResetCalls,
    {
      request: ({ body: { email }, request }) => requestLink(context, request, email),
      reset: async ({ body: { token, email, password }, request, reply }) => {
        await assertUncommonPassword(password, 'password')
        const userId = await useToken(context, { token, email, hash: await hashPassword(password) })
        // Receiving the e-mail proves that the account belongs to this person.
        rememberDevice(context, request, reply, userId)
        context.outbox.wake()
        return { message: messages.passwordReset }
      },
    },
    {
      hooks: {
        request: { onRequest: limitByDevice(context, requestLimit, assertWithinLimit) },
        reset: limitUses(context),
      },
    },
  )

/** Hooks that count hits before the body is read. A valid token is accepted even beyond the limit. */
const limitUses = (context: AppContext) => {
  const counted = new WeakMap<FastifyRequest, Hit>()
  return {
    onRequest: async (request: FastifyRequest) => {
      counted.set(request, await hit(context, ...byAddress(useLimit, request.ip)))
    },
    preHandler: async (request: FastifyRequest) => {
      if (!(await holdsToken(context, request.body))) assertWithinLimit(required(counted.get(request)))
    },
  }
}

const requestLink = async (context: AppContext, request: FastifyRequest, email: string) => {
  const address = email.toLowerCase()
  const asking = { ...repeatLimit, key: `${address} ${request.sessionToken}` }
  if ((await hit(context, asking)).retryAfter > 0) throw invalid({ email: [messages.waitBeforeRetrying] })
  const device = await findDevice(context, request, email)
  if (device) await enforce(context, { ...deviceLimit, key: device.id })
  const isDue = (await hit(context, { ...emailLimit, key: address })).retryAfter === 0
  // The reply is the same: an e-mail was sent minutes ago, and its link is still valid.
  if (device || isDue) await sendLink(context, email)
  return { message: messages.resetLinkEmailed }
}

/** The requesting browser, if the owner of the address has signed in with it before. */
const findDevice = async (
  context: AppContext,
  request: FastifyRequest,
  email: string,
): Promise<Device | undefined> => {
  const devices = readDevices(context, request)
  if (devices.length === 0) return undefined
  const user = await context.db
    .selectFrom('users')
    .select('id')
    .where(isInAnyCase('email', email))
    .executeTakeFirst()
  return devices.find(({ userId }) => userId === user?.id)
}

/** True if a form contains a valid token of any account. */
const holdsToken = async ({ db, now }: AppContext, body: unknown): Promise<boolean> => {
  const token = readProperty(body, 'token')
  if (typeof token !== 'string') return false
  const found = await db
    .selectFrom('reset_tokens')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('created_at', '>', instant(after(now(), lifetime)))
    .executeTakeFirst()
  return found !== undefined
}

/** Posts the e-mail. For an unknown address, it is written and deleted again, so that timing doesn't reveal accounts. */
const sendLink = async (context: AppContext, email: string): Promise<void> => {
  const { db, outbox } = context
  await db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['id', 'name', 'email'])
      .where(isInAnyCase('email', email))
      .executeTakeFirst()
    const address = user?.email ?? email
    const link = await newResetLink(trx, context, { id: user?.id, email: address })
    const emailId = await outbox.post(trx, address, emailTemplates.resetPassword(user?.name ?? '', link))
    if (!user) await trx.deleteFrom('letters').where('id', '=', emailId).execute()
  })
  outbox.wake()
}

/**
 * Sets the password and returns the user's id. The token is deleted first, so that only one of several concurrent requests can
 * use it.
 */
const useToken = (
  context: AppContext,
  { token, email, hash }: Record<'token' | 'email' | 'hash', string>,
): Promise<number> =>
  context.db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['id', 'name', 'username', 'email'])
      .where(isInAnyCase('email', email))
      .executeTakeFirst()
    const { numDeletedRows } = await trx
      .deleteFrom('reset_tokens')
      .where('user_id', '=', user?.id ?? 0)
      .where('token_hash', '=', hashToken(token))
      .where('created_at', '>', instant(after(context.now(), lifetime)))
      .executeTakeFirstOrThrow()
    if (!user || numDeletedRows === 0n) throw invalid({ email: [messages.resetTokenInvalid] })
    await changePassword(trx, context, user, { hash, action: 'reset-password' })
    return user.id
  })
