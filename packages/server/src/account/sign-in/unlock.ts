import { unlockCalls } from '@kampana/shared/calls/unlock-calls'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import { messages } from '@kampana/shared/messages/messages'
import type { FastifyInstance } from 'fastify'
import { after } from '@kampana/engine-server/clock'
import { serve } from '@kampana/engine-server/records/calls/serve'
import { invalid } from '@kampana/engine-server/error'
import { hit, limitByAddress } from '@kampana/engine-server/http/rate-limit/rate-limiter'
import { emailTemplates } from '../../mail/email-templates.ts'
import type { AppContext } from '../../app-context.ts'
import { isInAnyCase } from '../in-any-case.ts'
import { dashboardLink } from '../links.ts'
import { rememberDevice } from './device.ts'

const requestLimit = { name: 'unlock letter', max: 10, seconds: 60 }
/** Limit per account, whoever requests the link. Links in earlier e-mails stay valid. */
const emailLimit = { name: 'unlock letter of', max: 1, seconds: 10 * 60 }
/** Limit against filling a mailbox. After that, people can reset the password, which also makes the browser known. */
const emailDayLimit = { name: 'unlock letters of, a day', max: 10, seconds: 24 * 60 * 60 }
const useLimit = { name: 'use unlock', max: 10, seconds: 60 }
/** Seconds for which a link is valid. */
const lifetime = 60 * 60

/**
 * Serves the calls that unlock sign-in. The request e-mails the owner of an account a link if failures by others keep new
 * browsers waiting (`sign-in-limits.ts`). The link works once: the browser is known from then on, and still needs password
 * and code.
 */
export const unlock = (app: FastifyInstance, context: AppContext): void =>
  serve(
    app,
    unlockCalls,
    {
      request: async ({ body: { username } }) => {
        // The reply is the same: an e-mail was sent minutes ago, and its link is still valid.
        if (await isEmailDue(context, username.toLowerCase())) await sendLink(context, username)
        return { message: messages.unlockLetterSent }
      },
      use: async ({ body: { token }, request, reply }) => {
        rememberDevice(context, request, reply, await useToken(context, token))
        return { message: messages.browserKnown }
      },
    },
    {
      hooks: {
        request: { onRequest: limitByAddress(context, requestLimit) },
        use: { onRequest: limitByAddress(context, useLimit) },
      },
    },
  )

/** Checks the limits in order, so that a repeated request within minutes doesn't count for the day. */
const isEmailDue = async (context: AppContext, key: string): Promise<boolean> =>
  (await hit(context, { ...emailLimit, key })).retryAfter === 0 &&
  (await hit(context, { ...emailDayLimit, key })).retryAfter === 0

/** Posts the e-mail. For an unknown name, it is written and deleted again, so that timing doesn't reveal accounts. */
const sendLink = async (context: AppContext, username: string): Promise<void> => {
  const { db, outbox } = context
  await db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['id', 'name', 'email'])
      .where(isInAnyCase('username', username))
      .where('is_active', '=', 1)
      .where('email_verified_at', 'is not', null)
      .executeTakeFirst()
    const link = dashboardLink(context, '/login', { unlock: createToken(context, user?.id ?? 0) })
    const letter = await outbox.post(
      trx,
      user?.email ?? username,
      emailTemplates.unlock(user?.name ?? '', link),
    )
    if (!user) await trx.deleteFrom('letters').where('id', '=', letter).execute()
  })
  outbox.wake()
}

/** Signed instead of stored; `useToken` counts its uses. */
const createToken = ({ now, sign }: AppContext, userId: number): string => {
  const expires = after(now(), lifetime).getTime()
  return `${userId}.${expires}.${sign('unlock', `${userId} ${expires}`)}`
}

/** Id of a token's user. Throws a 422 if the token is forged, expired or used. */
const useToken = async (context: AppContext, token: string): Promise<number> => {
  const [userId = '', expires = '', signature = ''] = token.split('.')
  const isValid =
    context.isSigned('unlock', `${userId} ${expires}`, signature) && Number(expires) > context.now().getTime()
  const once = { name: 'unlock used', max: 1, seconds: lifetime, key: `${userId} ${expires}` }
  if (!isValid || (await hit(context, once)).retryAfter > 0)
    throw invalid({ token: [errorMessages.unlockLinkInvalid] })
  return Number(userId)
}
