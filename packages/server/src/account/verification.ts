import { requireSession } from '@kampana/engine-server/http/session'
import { emailVerificationCalls } from '@kampana/shared/calls/account-calls'
import { messages } from '@kampana/shared/messages/messages'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Selectable } from 'kysely'
import { instant } from '@kampana/engine-server/clock'
import type { Tables } from '../db/tables.ts'
import { violatedColumns } from '@kampana/engine-server/db/failure'
import { HttpError } from '@kampana/engine-server/error'
import { serve } from '@kampana/engine-server/records/calls/serve'
import { enforce } from '@kampana/engine-server/http/rate-limit/rate-limiter'
import { emailTemplates } from '../mail/email-templates.ts'
import type { AppContext } from '../app-context.ts'
import { recordAccountActivity } from './record-account-activity.ts'
import { enforceEmailLimits } from './email-limits.ts'
import { dashboardLink, hashEmail, isValidLink, verificationLink } from './links.ts'
import { createHash } from 'node:crypto'
import { escapeHtml } from '@kampana/engine-declare/text/escape-html'
import { locationValue, policyValue } from '@kampana/engine-declare/text/header-value'

type User = Pick<
  Selectable<Tables['users']>,
  'id' | 'name' | 'username' | 'email' | 'pending_email' | 'email_verified_at' | 'is_active'
>
const resendLimit = { name: 'resend', max: 6, seconds: 60 }

/** Serves the link of the verification e-mail, and the call that sends the e-mail again. */
export const verification = (app: FastifyInstance, context: AppContext): void =>
  serve(app, emailVerificationCalls, {
    verify: async ({ id, hash, query, request, reply }) => {
      // A repeated parameter is an array.
      const link = { id, hash, expires: String(query.expires), signature: String(query.signature) }
      const confirmed = isValidLink(context, link) && (await confirm(context, Number(id), hash))
      if (!confirmed) return rejectLink(context, request, reply)
      const { message } = confirmed
      return reply.redirect(locationValue(dashboardLink(context, '/login', { messages: message })), 302)
    },
    resend: async ({ request, reply }) => {
      const { userId } = requireSession(request)
      await enforce(context, { ...resendLimit, key: String(userId) })
      const isSent = await resend(context, userId)
      return isSent ? { message: messages.verificationLinkSent } : reply.code(204).send()
    },
  })

/** Sends the page for an invalid link. Throws a 403 for clients that don't accept HTML. */
const rejectLink = (context: AppContext, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (!headers.accept?.includes('text/html')) throw new HttpError(403, errorMessages.invalidSignature)
  const login = dashboardLink(context, '/login')
  return reply
    .code(403)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy)
    .send(expiredPage(context.college().name, login, context.settings.publicUrl.href))
}

/** Posts the verification e-mail. Returns false if the person has no address to verify. */
const resend = async (context: AppContext, userId: number): Promise<boolean> => {
  const { db, outbox } = context
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
  if (user.email_verified_at !== null && user.pending_email === null) return false
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
  return true
}

/** Confirms a link's e-mail address and returns the message; false if the person's address has changed. */
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
      // Another account has taken the address meanwhile.
      if (violatedColumns(error)) return false as const
      throw error
    })

const style = `body{margin:0;min-height:100vh;display:grid;place-items:center;background:#eef3f9;color:#1b2733;
font:1.0625rem/1.6 system-ui,sans-serif}main{box-sizing:border-box;width:min(28rem,100% - 2rem);margin:1rem;padding:2rem;
background:#fff;border-top:4px solid #4b83cc;border-radius:4px;box-shadow:0 1px 6px #1b273326}
p{margin:0 0 1rem}h1{margin:0 0 1.5rem;font-size:1.375rem;line-height:1.3}a{color:#1f4a80}
.go{display:inline-block;margin-right:1.25rem;padding:.625rem 1.25rem;background:#275897;color:#fff;border-radius:4px;
text-decoration:none}`

/** Content security policy of the page, which only loads its own style. */
const pagePolicy = policyValue({
  'default-src': "'none'",
  'style-src': `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
})

/** Page for an expired or invalid link in an e-mail, with links to the login page and the website. */
const expiredPage = (college: string, login: string, site: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(errorMessages.invalidSignature)} ${escapeHtml(college)}</title><style>${style}</style>
<main><p>${escapeHtml(college)}</p><h1>${escapeHtml(messages.linkExpired)}</h1>
<p><a class="go" href="${escapeHtml(login)}">Sign in</a><a href="${escapeHtml(site)}">Return to website</a></p></main></html>`
