import { errorMessages } from '@kampana/shared/messages/error-messages'
import type { Selectable } from 'kysely'
import type { DbClient, Tables } from '../db/tables.ts'
import { conflict, HttpError } from '../error.ts'
import { findExcess, loadRoleRights, loadUsablePermissions } from '../crud/rights/held-permissions.ts'
import { isInAnyCase } from './in-any-case.ts'

/** An invitation with the roles that it still gives. */
export type Invitation = Selectable<Tables['invitations']> & {
  roles: { id: number; description: string }[]
}

/** The invitation of a token; `lock` lets it be accepted once by concurrent calls. */
export const findInvitation = async (
  client: DbClient,
  tokenHash: string,
  lock: boolean,
): Promise<Invitation | undefined> => {
  const found = await client
    .selectFrom('invitations')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!found) return undefined
  const roles = await client
    .selectFrom('invitation_roles')
    .innerJoin('roles', 'roles.id', 'invitation_roles.role_id')
    .select(['roles.id', 'roles.description'])
    .where('invitation_roles.invitation_id', '=', found.id)
    .orderBy('roles.id')
    .execute()
  return { ...found, roles }
}

/** Throws, with a sentence for the invited person, where an invitation was used, withdrawn, is over or gives too much. */
export const assertAcceptable = async (
  client: DbClient,
  { status, expires_at, invited_by, inviter_id, roles }: Invitation,
  time: string,
): Promise<void> => {
  if (status === 'accepted') throw new HttpError(410, errorMessages.invitationUsed)
  if (status === 'withdrawn') throw new HttpError(410, errorMessages.invitationTakenBack(invited_by))
  if (status === 'expired' || expires_at <= time)
    throw new HttpError(410, errorMessages.invitationExpired(invited_by))
  if (roles.length === 0) throw conflict(errorMessages.invitationWithoutRole(invited_by))
  // Who has lost a right since, or was shut out, gives it to nobody any more.
  const held = await loadUsablePermissions(client, inviter_id)
  const given = await loadRoleRights(
    client,
    roles.map(({ id }) => id),
  )
  if (!held.has('invite users') || findExcess(held, given) !== undefined)
    throw conflict(errorMessages.invitationNotGranted(invited_by))
}

/** Whether an address has an account, in whatever case it is written. */
export const isTaken = async (client: DbClient, email: string): Promise<boolean> =>
  (await client.selectFrom('users').select('id').where(isInAnyCase('email', email)).executeTakeFirst()) !==
  undefined
