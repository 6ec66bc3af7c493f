import { unlockForm, unlockRequestForm } from '@kampana/shared/forms/forms'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import { messages } from '@kampana/shared/messages/messages'
import type { FastifyInstance } from 'fastify'
import { after } from '../../clock.ts'
import { formSchema } from '../../crud/openapi.ts'
import { parseInput } from '../../crud/request.ts'
import { invalid } from '../../error.ts'
import { hit, limitByAddress } from '../../http/rate-limit/rate-limiter.ts'
import { emailTemplates } from '../../mail/email-templates.ts'
import type { AppContext } from '../../app-context.ts'
import { isInAnyCase } from '../in-any-case.ts'
import { dashboardLink } from '../links.ts'
import { rememberDevice } from './device.ts'

const path = '/email/unlock'
const requestLimit = { name: 'unlock letter', max: 10, seconds: 60 }
/** Per account, whoever asks. Links of earlier letters stay valid. */
const letterLimit = { name: 'unlock letter of', max: 1, seconds: 10 * 60 }
/** Against filling a mailbox. Whoever needs more resets the password, which makes the browser known, too. */
const letterDayLimit = { name: 'unlock letters of, a day', max: 10, seconds: 24 * 60 * 60 }
const useLimit = { name: 'use unlock', max: 10, seconds: 60 }
/** How long a link works, in seconds. */
const lifetime = 60 * 60

/**
 * POST /email/unlock sends the owner of an account a letter, where others' failures keep new browsers waiting
 * (`sign-in-limits.ts`). PUT uses its link, once: the browser counts as known from then on, and still needs password and code.
 */
export const unlock = (app: FastifyInstance, context: AppContext): void => {
  app.post(
    path,
    {
      config: { access: 'anyone' },
      schema: formSchema('account', 'Ask for a letter that ends the wait of a sign-in', unlockRequestForm),
      onRequest: limitByAddress(context, requestLimit),
    },
    async (request) => {
      const { username } = parseInput(unlockRequestForm, request.body)
      // The answer is the same: a letter was sent minutes ago, and its link is still valid.
      if (await isLetterDue(context, username.toLowerCase())) await sendLink(context, username)
      return { message: messages.unlockLetterSent }
    },
  )
  app.put(
    path,
    {
      config: { access: 'anyone' },
      schema: formSchema('account', 'Make this browser known by the link of a letter', unlockForm),
      onRequest: limitByAddress(context, useLimit),
    },
    async (request, reply) => {
      const { token } = parseInput(unlockForm, request.body)
      rememberDevice(context, request, reply, await useToken(context, token))
      return { message: messages.browserKnown }
    },
  )
}

/** One after the other, so that asking again within minutes uses up nothing of the day. */
const isLetterDue = async (context: AppContext, key: string): Promise<boolean> =>
  (await hit(context, { ...letterLimit, key })).retryAfter === 0 &&
  (await hit(context, { ...letterDayLimit, key })).retryAfter === 0

/** Posts the letter. For an unknown name it is written and deleted again, so that timing doesn't reveal accounts. */
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

/** Signed and not stored; `useToken` counts its uses. */
const createToken = ({ now, sign }: AppContext, userId: number): string => {
  const expires = after(now(), lifetime).getTime()
  return `${userId}.${expires}.${sign('unlock', `${userId} ${expires}`)}`
}

/** The id of a token's user. Throws a 422 for one that is forged, expired or used. */
const useToken = async (context: AppContext, token: string): Promise<number> => {
  const [userId = '', expires = '', signature = ''] = token.split('.')
  const isValid =
    context.isSigned('unlock', `${userId} ${expires}`, signature) && Number(expires) > context.now().getTime()
  const once = { name: 'unlock used', max: 1, seconds: lifetime, key: `${userId} ${expires}` }
  if (!isValid || (await hit(context, once)).retryAfter > 0)
    throw invalid({ token: [errorMessages.unlockLinkInvalid] })
  return Number(userId)
}
