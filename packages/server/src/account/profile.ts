import { profileForm } from '@kampana/shared/forms'
import { messages } from '@kampana/shared/messages'
import { users } from '@kampana/shared/resources/users'
import type { FastifyInstance } from 'fastify'
import { sql, type Selectable, type Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { invalid } from '../error.ts'
import { letters } from '../mail/letters.ts'
import type { Parts } from '../parts.ts'
import { recordActivity } from '../resource/activity.ts'
import { documentForm } from '../resource/document.ts'
import { readForm } from './form.ts'
import { verificationLink } from './links.ts'
import { ownAccount, type OwnRequest } from './own-account.ts'
import { refuseTakenPerson } from './taken.ts'

type User = Selectable<Tables['users']>
/** What a person changes about themselves; a new address waits until it is confirmed. */
type Changes = Partial<Pick<User, 'name' | 'username' | 'pending_email'>>

/** PUT /api/profile/{id}: everybody their own, nobody another's. */
export const profile = (app: FastifyInstance, parts: Parts): void => {
  const schema = documentForm('account', 'Change the own profile', profileForm)
  app.put<OwnRequest>('/api/profile/:id', { config: { access: 'signed in' }, schema }, async (request) => {
    const user = await ownAccount(parts, request)
    const { name, username, email } = readForm(profileForm, request)
    const moves = email !== user.email && email !== user.pending_email
    const changes: Changes = {
      ...(name !== user.name && { name }),
      ...(username !== user.username && { username }),
      ...(moves && { pending_email: email }),
    }
    if (Object.keys(changes).length === 0) return { message: messages.nothingChanged }
    await parts.db
      .transaction()
      .execute((trx) => change(trx, parts, user, changes))
      .catch(refuseTakenPerson)
    parts.outbox.wake()
    return { message: moves ? messages.profileSavedConfirm(email) : messages.profileSaved }
  })
}

const change = async (
  trx: Transaction<Tables>,
  parts: Parts,
  user: User,
  changes: Changes,
): Promise<void> => {
  const { outbox, now } = parts
  const { id, name, email } = user
  const address = changes.pending_email
  if (address) {
    await refuseTaken(trx, address, id)
    await outbox.post(trx, address, letters.confirmNewAddress(name, verificationLink(parts, id, address)))
    await outbox.post(trx, email, letters.addressChanging(name, address))
  }
  await trx.updateTable('users').set(changes).where('id', '=', id).execute()
  const old = Object.fromEntries(Object.keys(changes).map((key) => [key, user[key as keyof Changes]]))
  await recordActivity(trx, {
    causer: user,
    resource: users,
    action: 'edit',
    id,
    title: name,
    now: now(),
    attributes: { ...changes },
    old,
  })
}

const refuseTaken = async (trx: Transaction<Tables>, email: string, id: number): Promise<void> => {
  const other = await trx
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('id', '!=', id)
    .executeTakeFirst()
  if (other) throw invalid({ email: [messages.invalid.taken('email')] })
}
