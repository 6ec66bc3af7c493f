import { ownProfileForm, profileCalls } from '@kampana/shared/calls/account-calls'
import { messages } from '@kampana/shared/messages/messages'
import type { FastifyInstance } from 'fastify'
import type { Selectable, Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { emailTemplates } from '../mail/email-templates.ts'
import type { AppContext } from '../app-context.ts'
import { recordAccountActivity } from './record-account-activity.ts'
import { serve } from '@kampana/engine-server/records/calls/serve'
import { nameColumns } from '@kampana/engine-server/records/people'
import { confirmPassword } from './password/confirm-password.ts'
import { enforceEmailLimits } from './email-limits.ts'
import { verificationLink } from './links.ts'
import { ownAccount } from './own-account.ts'
import { readPerson, throwPersonTaken } from './person-form.ts'

type User = Selectable<Tables['users']>
/** A new address stays pending until it is confirmed. */
type Changes = Partial<Pick<User, 'name' | 'username' | 'pending_email'>>

/** Serves the form of the person's profile. */
export const profile = (app: FastifyInstance, context: AppContext): void =>
  serve(app, profileCalls, {
    edit: async ({ id, body, request }) => editProfile(context, await ownAccount(context, request, id), body),
  })

const editProfile = async (context: AppContext, user: User, body: unknown) => {
  const { name, username, email, current_password } = await readPerson(context.db, ownProfileForm, body, {
    own: user,
  })
  const moves = email !== user.email && email !== user.pending_email
  const changes: Changes = {
    ...(name !== user.name && { name }),
    ...(username !== user.username && { username }),
    ...(moves && { pending_email: email }),
  }
  if (Object.keys(changes).length === 0) return { message: messages.nothingChanged }
  if (moves) {
    await confirmPassword(context, user.id, current_password)
    await enforceEmailLimits(context, { from: user.id, to: email })
  }
  await context.db
    .transaction()
    .execute((trx) => change(trx, context, user, changes))
    .catch(throwPersonTaken)
  context.outbox.wake()
  return { message: moves ? messages.profileSavedConfirm(email) : messages.profileSaved }
}

const change = async (
  trx: Transaction<Tables>,
  context: AppContext,
  user: User,
  changes: Changes,
): Promise<void> => {
  const { outbox, now } = context
  const { id, name, email } = user
  const address = changes.pending_email
  if (address) {
    await outbox.post(
      trx,
      address,
      emailTemplates.confirmNewAddress(name, verificationLink(context, id, address)),
    )
    await outbox.post(trx, email, emailTemplates.addressChanging(name, address))
  }
  await trx
    .updateTable('users')
    .set({ ...changes, ...(changes.name !== undefined && nameColumns(changes.name)) })
    .where('id', '=', id)
    .execute()
  const old = Object.fromEntries(Object.keys(changes).map((key) => [key, user[key as keyof Changes]]))
  await recordAccountActivity(trx, user, {
    causer: user,
    action: 'edit',
    now: now(),
    attributes: { ...changes },
    old,
  })
}
