import { requireSession } from '../http/session.ts'
import { messages } from '@kampana/shared/messages/messages'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import { users } from '@kampana/shared/resources/users'
import type { FastifyInstance } from 'fastify'
import type { Selectable } from 'kysely'
import { instant } from '../clock.ts'
import type { Tables } from '../db/tables.ts'
import { brokenUnique } from '../db/failure.ts'
import { HttpError } from '../error.ts'
import { enforce } from '../http/rate-limit/rate-limiter.ts'
import { emailTemplates } from '../mail/email-templates.ts'
import type { AppContext } from '../app-context.ts'
import { recordActivity } from '../crud/activity.ts'
import { expiredPage, pagePolicy } from './expired-page.ts'
import { refuseManyLetters } from './email-limits.ts'
import { dashboardLink, hashOf, linkHolds, verificationLink } from './links.ts'

type User = Pick<
  Selectable<Tables['users']>,
  'id' | 'name' | 'username' | 'email' | 'pending_email' | 'email_verified_at' | 'is_active'
>
const resendLimit = { name: 'resend', max: 6, seconds: 60 }

/** The link in the letter, and sending the letter again. */
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
        // Given twice it is a list.
        expires: String(query.expires),
        signature: String(query.signature),
      }
      const confirmed = linkHolds(context, link) && (await confirm(context, Number(link.id), link.hash))
      if (confirmed) return reply.redirect(dashboardLink(context, '/login', confirmed.message), 302)
      if (!headers.accept?.includes('text/html')) throw new HttpError(403, errorMessages.invalidSignature)
      return reply
        .code(403)
        .type('text/html; charset=utf-8')
        .header('content-security-policy', pagePolicy)
        .send(
          expiredPage(
            context.college.name,
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
      await refuseManyLetters(context, { from: user.id, to: address })
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

/** Confirms the address that a link is for, and answers what to say. False where the person has no such address any more. */
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
      const isNew = pending !== null && hashOf(pending) === hash
      if (!isNew && hashOf(user.email) !== hash) return false
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
      await recordActivity(trx, {
        causer: user,
        resource: users,
        action: 'verify',
        id,
        title: user.name,
        now: now(),
        ...changed,
      })
      return { message }
    })
    .catch((error: unknown) => {
      // Somebody else has got the address meanwhile.
      if (brokenUnique(error)) return false as const
      throw error
    })
