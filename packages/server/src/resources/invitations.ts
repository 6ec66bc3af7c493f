import { errorMessages } from '@kampana/shared/messages/error-messages'
import { messages } from '@kampana/shared/messages/messages'
import type { Transaction } from 'kysely'
import { loadRolePermissions } from '@kampana/engine-server/records/permissions/held-permissions'
import { isInAnyCase } from '../account/in-any-case.ts'
import { dashboardLink } from '../account/links.ts'
import { isTaken } from '../account/person-form.ts'
import { assertMayGive, lockAdministrators } from '../account/permissions.ts'
import { after, daysBefore, instant } from '@kampana/engine-server/clock'
import type { CleanupJob } from '@kampana/engine-server/records/context/cleanup-job'
import { relationIds } from '@kampana/engine-server/records/links/links'
import type { Causer } from '@kampana/engine-server/records/activity'
import type { ResourceHooks, RowFor } from './resource-hooks.ts'
import type { Tables } from '../db/tables.ts'
import { invalid, tooMany } from '@kampana/engine-server/error'
import { hit } from '@kampana/engine-server/http/rate-limit/rate-limiter'
import { emailTemplates } from '../mail/email-templates.ts'
import { hashToken, newToken } from '@kampana/engine-server/tokens'
import type { AppContext } from '../app-context.ts'
import { isReservedName } from '../account/reserved-name.ts'

/** Seconds for which the link in an invitation is valid. */
const lifetime = 7 * 24 * 60 * 60
const oneDay = 24 * 60 * 60
/** A new school invites its whole staff; each address gets few e-mails. */
const limits = {
  ofInviter: { name: 'invitations of', max: 200, seconds: oneDay },
  toAddress: { name: 'invitations to', max: 5, seconds: oneDay },
}

/** Hooks of invitations: people can only grant permissions that they have. The token is stored as a hash. */
export const invitationHooks = (context: AppContext): ResourceHooks<'invitations'> => {
  const { outbox, now } = context
  const waitingFrom = ({ id, name }: Causer) => ({
    status: 'waiting' as const,
    invited_by: name,
    inviter_id: id,
    expires_at: instant(after(now(), lifetime)),
  })
  return {
    computedColumns: [(_record, old, { causer }) => (old ? {} : waitingFrom(causer))],
    serialize: [
      (row) =>
        row.status === 'waiting' && row.expires_at <= instant(now()) ? { ...row, status: 'expired' } : row,
    ],
    beforeWrite: [
      async (trx, { action, input, old, causer }) => {
        if (input.name != null && (await isReservedName(trx, input.name)))
          throw invalid({ name: [errorMessages.reservedName] })
        if (action === 'withdraw') return assertMayWithdraw(trx, old, causer)
        // The second of two simultaneous invitations to one address gets the error.
        await lockAdministrators(trx)
        const roleIds = old ? relationIds(old, 'roles') : (input.roleIds ?? [])
        if (roleIds.length === 0) throw invalid({ roleIds: [messages.inviteWithRole] })
        await assertMayGive(trx, causer, await loadRolePermissions(trx, roleIds))
        const email = old?.email ?? input.email ?? ''
        await assertNotInvited(trx, email, old?.id ?? 0, instant(now()))
        const counted = await hit(
          { db: trx, now },
          { ...limits.ofInviter, key: String(causer.id) },
          { ...limits.toAddress, key: email.toLowerCase() },
        )
        if (counted.retryAfter > 0) throw tooMany(counted, { message: errorMessages.manyInvitations })
      },
    ],
    afterWrite: [
      async (trx, { action, record, causer }) => {
        if (action === 'resend')
          await trx.updateTable('invitations').set(waitingFrom(causer)).where('id', '=', record.id).execute()
        if (action !== 'withdraw') await send(trx, context, record, causer.name)
      },
    ],
    cleanup: [invitationCleanup(context)],
    describeChange: ({ email }) => messages.invited(email),
    afterCommit: [outbox.wake],
  }
}

/**
 * Throws a 403 if someone else's invitation grants permissions that the causer lacks. Only its inviter can withdraw it then.
 */
const assertMayWithdraw = async (
  trx: Transaction<Tables>,
  invitation: RowFor<'invitations'>,
  causer: Causer,
): Promise<void> => {
  const { inviter_id } = await trx
    .selectFrom('invitations')
    .select('inviter_id')
    .where('id', '=', invitation.id)
    .executeTakeFirstOrThrow()
  if (inviter_id === causer.id) return
  await assertMayGive(trx, causer, await loadRolePermissions(trx, relationIds(invitation, 'roles')))
}

/** Throws a 422 if an address has an account or an open invitation. */
const assertNotInvited = async (
  trx: Transaction<Tables>,
  email: string,
  id: number,
  time: string,
): Promise<void> => {
  if (await isTaken(trx, 'email', email)) throw invalid({ email: [messages.invitedHasAccount] })
  const waiting = await trx
    .selectFrom('invitations')
    .select('id')
    .where(isInAnyCase('email', email))
    .where('status', '=', 'waiting')
    .where('expires_at', '>', time)
    .where('id', '!=', id)
    .executeTakeFirst()
  if (waiting) throw invalid({ email: [messages.invitedAlready] })
}

/** Sends the e-mail with a new token, which replaces earlier ones. */
const send = async (
  trx: Transaction<Tables>,
  context: AppContext,
  { id, name, email }: { id: number; name: string; email: string },
  inviter: string,
): Promise<void> => {
  const token = newToken()
  await trx
    .updateTable('invitations')
    .set({ token_hash: hashToken(token) })
    .where('id', '=', id)
    .execute()
  const link = dashboardLink(context, '/invitation', { token })
  await context.outbox.post(trx, email, emailTemplates.invitation(name, inviter, link))
}

/** Days for which an ended invitation stays in the list. */
const endedRetainedDays = 90

/** Marks invitations as expired, and deletes old ones with their names and addresses. */
export const invitationCleanup = ({ db, now }: AppContext): CleanupJob => ({
  name: 'invitations',
  run: async () => {
    const time = now()
    await db
      .updateTable('invitations')
      .set({ status: 'expired' })
      .where('status', '=', 'waiting')
      .where('expires_at', '<=', instant(time))
      .execute()
    await db
      .deleteFrom('invitations')
      .where('status', '!=', 'waiting')
      .where('expires_at', '<=', daysBefore(time, endedRetainedDays))
      .execute()
  },
})
