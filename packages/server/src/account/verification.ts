import { requireSession } from '../http/session.ts'
import { messages } from '@kampana/shared/messages/messages'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import type { FastifyInstance } from 'fastify'
import type { Selectable } from 'kysely'
import { instant } from '../clock.ts'
import type { Tables } from '../db/tables.ts'
import { violatedColumns } from '../db/failure.ts'
import { HttpError } from '../error.ts'
import { enforce } from '../http/rate-limit/rate-limiter.ts'
import { emailTemplates } from '../mail/email-templates.ts'
import type { AppContext } from '../app-context.ts'
import { recordAccountActivity } from './record-account-activity.ts'
import { expiredPage, pagePolicy } from './expired-page.ts'
import { enforceEmailLimits } from './email-limits.ts'
import { dashboardLink, hashEmail, isValidLink, verificationLink } from './links.ts'

type User = Pick<
  Selectable<Tables['users']>,
  'id' | 'name' | 'username' | 'email' | 'pending_email' | 'email_verified_at' | 'is_active'
>
const resendLimit = { name: 'resend', max: 6, seconds: 60 }

/** GET /email/verify/{id}/{hash}, the link in a letter, and POST /email/resend. */
export const verification = (app: FastifyInstance, context: AppContext): void => {
  const { db, outbox } = context

  app.get<{ Params: { id: string; hash: string }; Querystring: { expires?: unknown; signature?: unknown } }>(
    '/email/verify/:id/:hash',
    {
      config: { access: 'anyone' },
      schema: { tags: ['account'], summary: 'Confirm an address by the link in a letter' },
    },
    async ({ params, query, headers }, reply) => {
      const link = {
        ...params,
        // A repeated parameter is an array.
        expires: String(query.expires),
        signature: String(query.signature),
      }
      const confirmed = isValidLink(context, link) && (await confirm(context, Number(link.id), link.hash))
      if (confirmed) return reply.redirect(dashboardLink(context, '/login', confirmed.message), 302)
      if (!headers.accept?.includes('text/html')) throw new HttpError(403, errorMessages.invalidSignature)
      return reply
        .code(403)
        .type('text/html; charset=utf-8')
        .header('content-security-policy', pagePolicy)
        .send(
          expiredPage(
            context.college().name,
            dashboardLink(context, '/login'),
            context.settings.publicUrl.href,
          ),
        )
    },
  )

  app.post(
    '/email/resend',
    {
      config: { access: 'session' },
      schema: { tags: ['account'], summary: 'Send the verification letter again' },
    },
    async (request, reply) => {
      const { userId } = requireSession(request)
      await enforce(context, { ...resendLimit, key: String(userId) })
      const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
      if (user.email_verified_at !== null && user.pending_email === null) return reply.code(204).send()
      const address = user.pending_email ?? user.email
      await enforceEmailLimits(context, { from: user.id, to: address })
      const link = verificationLink(context, user.id, address)
      await outbox.post(
        db,
        address,
        user.pending_email
          ? emailTemplates.confirmNewAddress(user.name, link)
          : emailTemplates.verifyAddress(user.name, link),
      )
      outbox.wake()
      return reply.code(202).send({ message: messages.verificationLinkSent })
    },
  )
}

/** Confirms a link's address and returns the message; false where it no longer is the person's address. */
const confirm = ({ db, now }: AppContext, id: number, hash: string): Promise<false | { message: string }> =>
  db
    .transaction()
    .execute(async (trx) => {
      const user: User | undefined = await trx
        .selectFrom('users')
        .select(['id', 'name', 'username', 'email', 'pending_email', 'email_verified_at', 'is_active'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (!user) return false
      const pending = user.pending_email
      const isNew = pending !== null && hashEmail(pending) === hash
      if (!isNew && hashEmail(user.email) !== hash) return false
      const message = user.is_active === 1 ? messages.addressConfirmed : messages.addressVerified
      if (!isNew && user.email_verified_at !== null) return { message }
      const email = isNew ? pending : user.email
      const time = instant(now())
      await trx
        .updateTable('users')
        .set({ email, email_verified_at: time, ...(isNew && { pending_email: null }) })
        .where('id', '=', id)
        .execute()
      const changed = isNew
        ? { attributes: { email }, old: { email: user.email } }
        : { attributes: { email } }
      await recordAccountActivity(trx, user, { causer: user, action: 'verify', now: now(), ...changed })
      return { message }
    })
    .catch((error: unknown) => {
      // Somebody else has taken the address meanwhile.
      if (violatedColumns(error)) return false as const
      throw error
    })
