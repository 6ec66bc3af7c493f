import { registrationCalls } from '@kampana/shared/calls/account-calls'
import { registerForm } from '@kampana/engine-declare/forms/forms'
import { messages } from '@kampana/shared/messages/messages'
import type { FastifyInstance } from 'fastify'
import { daysBefore, instant } from '@kampana/engine-server/clock'
import type { CleanupJob } from '@kampana/engine-server/records/context/cleanup-job'
import { limitByAddress } from '@kampana/engine-server/http/rate-limit/rate-limiter'
import { emailTemplates } from '../mail/email-templates.ts'
import type { AppContext } from '../app-context.ts'
import { recordAccountActivity } from './record-account-activity.ts'
import { serve } from '@kampana/engine-server/records/calls/serve'
import { nameColumns } from '@kampana/engine-server/records/people'
import { hashPassword } from '../secrets.ts'
import { verificationLink } from './links.ts'
import { commonPassword } from './password/passwords.ts'
import { readPerson, throwPersonTaken } from './person-form.ts'

const limit = { name: 'register', max: 10, seconds: 10 * 60 }

/** Serves the registration: creates an unverified, inactive account without a role, and sends the e-mail to verify it. */
export const registration = (app: FastifyInstance, context: AppContext): void =>
  serve(
    app,
    registrationCalls,
    { register: ({ body }) => register(context, body) },
    { hooks: { register: { onRequest: limitByAddress(context, limit) } } },
  )

const register = async (context: AppContext, body: unknown) => {
  const more = () => commonPassword(body)
  const { name, username, email, password } = await readPerson(context.db, registerForm, body, { more })
  const hash = await hashPassword(password)
  const now = context.now()
  await context.db
    .transaction()
    .execute(async (trx) => {
      const person = {
        ...nameColumns(name),
        username,
        email,
        password: hash,
        is_active: 0,
        email_verified_at: null,
        created_at: instant(now),
      }
      const { id } = await trx.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow()
      await context.outbox.post(
        trx,
        email,
        emailTemplates.verifyAddress(name, verificationLink(context, id, email)),
      )
      await recordAccountActivity(
        trx,
        { id, name },
        { causer: { id, username, name }, action: 'register', now, attributes: { name, username, email } },
      )
    })
    .catch(throwPersonTaken)
  context.outbox.wake()
  return { message: messages.checkEmailToActivate }
}

/** Days for which an unconfirmed account reserves its user name and address. */
const unconfirmedRetainedDays = 7

/**
 * Deletes registered accounts that were never confirmed, each with a log entry. They don't go to the trash, because their name
 * and address may belong to a stranger.
 */
export const unconfirmedAccountCleanup = ({ db, now }: AppContext): CleanupJob => ({
  name: 'unconfirmed accounts',
  run: () =>
    db.transaction().execute(async (trx) => {
      const removed = await trx
        .deleteFrom('users')
        .where('email_verified_at', 'is', null)
        .where('created_at', '<=', daysBefore(now(), unconfirmedRetainedDays))
        .returning(['id', 'name'])
        .execute()
      for (const account of removed)
        await recordAccountActivity(trx, account, {
          causer: null,
          by: 'Housekeeping',
          action: 'expire',
          now: now(),
        })
    }),
})
