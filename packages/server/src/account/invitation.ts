import { invitationCalls } from '@kampana/shared/calls/invitation-calls'
import { registerForm } from '@kampana/engine-declare/forms/forms'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import { messages } from '@kampana/shared/messages/messages'
import type { FastifyInstance } from 'fastify'
import type { Transaction, Selectable } from 'kysely'
import { instant } from '@kampana/engine-server/clock'
import type { DbClient, Tables } from '../db/tables.ts'
import { conflict, HttpError } from '@kampana/engine-server/error'
import { limitByAddress } from '@kampana/engine-server/http/rate-limit/rate-limiter'
import type { AppContext } from '../app-context.ts'
import { serve } from '@kampana/engine-server/records/calls/serve'
import { nameColumns } from '@kampana/engine-server/records/people'
import { hashPassword } from '../secrets.ts'
import { hashToken } from '@kampana/engine-server/tokens'
import { commonPassword } from './password/passwords.ts'
import { isTaken, readPerson, readProperty, throwPersonTaken } from './person-form.ts'
import { recordAccountActivity } from './record-account-activity.ts'
import {
  findExcess,
  loadRolePermissions,
  loadUsablePermissions,
} from '@kampana/engine-server/records/permissions/held-permissions'

const limit = { name: 'invitation', max: 30, seconds: 10 * 60 }

/**
 * Serves the calls of the invitation link. Accepting creates the account, verified and active. Only the holder of the token
 * learns anything about an invitation.
 */
export const invitation = (app: FastifyInstance, context: AppContext): void => {
  const hooks = { onRequest: limitByAddress(context, limit) }
  serve(
    app,
    invitationCalls,
    {
      read: async ({ query }) => {
        const { name, email, invited_by, roles } = await acceptable(context.db, context, query.token)
        return { data: { name, email, invited_by, roles: roles.map(({ description }) => description) } }
      },
      accept: ({ body }) => accept(context, body),
    },
    { hooks: { read: hooks, accept: hooks } },
  )
}

const accept = async (context: AppContext, body: unknown) => {
  const { db } = context
  const token = readProperty(body, 'token')
  const { email } = await acceptable(db, context, token)
  const { token: _, ...typed } = Object(body)
  const more = () => commonPassword(body)
  const person = await readPerson(db, registerForm, { ...typed, email }, { more })
  const password = await hashPassword(person.password)
  await db
    .transaction()
    .execute(async (trx) => {
      const current = await acceptable(trx, context, token, { lock: true })
      await join(trx, context, current, { ...person, password })
    })
    .catch(throwPersonTaken)
  return { message: messages.invitationAccepted }
}

/** Invitation of a token. Throws with a reason if it can't be accepted anymore. */
const acceptable = async (
  client: DbClient,
  { now }: AppContext,
  token: unknown,
  { lock = false } = {},
): Promise<Invitation> => {
  const found = typeof token === 'string' ? await findInvitation(client, hashToken(token), lock) : undefined
  if (!found) throw new HttpError(404, errorMessages.noInvitation)
  await assertAcceptable(client, found, instant(now()))
  if (await isTaken(client, 'email', found.email)) throw conflict(errorMessages.invitationHasAccount)
  return found
}

/** Creates the account with its roles, verified by the e-mail and activated by the invitation. */
const join = async (
  trx: Transaction<Tables>,
  { now }: AppContext,
  { id: invitationId, email, roles }: Invitation,
  { name, username, password }: Record<'name' | 'username' | 'password', string>,
): Promise<void> => {
  const time = instant(now())
  const { id } = await trx
    .insertInto('users')
    .values({
      ...nameColumns(name),
      username,
      email,
      password,
      is_active: 1,
      email_verified_at: time,
      created_at: time,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('user_roles')
    .values(roles.map((role) => ({ user_id: id, role_id: role.id })))
    .execute()
  await trx.updateTable('invitations').set({ status: 'accepted' }).where('id', '=', invitationId).execute()
  const causer = { id, username, name }
  await recordAccountActivity(trx, causer, {
    causer,
    action: 'accept-invitation',
    now: now(),
    attributes: { name, username, email, is_active: 1, roles },
  })
}

/** An invitation with the roles that it still grants. */
type Invitation = Selectable<Tables['invitations']> & {
  roles: { id: number; description: string }[]
}

/** Invitation of a token; with `lock`, only one of several concurrent calls can accept it. */
const findInvitation = async (
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

/**
 * Throws with a reason for the invited person if an invitation was used, withdrawn or has expired, or if it grants too much.
 */
const assertAcceptable = async (
  client: DbClient,
  { status, expires_at, invited_by, inviter_id, roles }: Invitation,
  time: string,
): Promise<void> => {
  if (status === 'accepted') throw new HttpError(410, errorMessages.invitationUsed)
  if (status === 'withdrawn') throw new HttpError(410, errorMessages.invitationTakenBack(invited_by))
  if (status === 'expired' || expires_at <= time)
    throw new HttpError(410, errorMessages.invitationExpired(invited_by))
  if (roles.length === 0) throw conflict(errorMessages.invitationWithoutRole(invited_by))
  // An inviter who has lost a permission, or the account, can't grant it anymore.
  const held = await loadUsablePermissions(client, inviter_id)
  const given = await loadRolePermissions(
    client,
    roles.map(({ id }) => id),
  )
  if (!held.has('invite users') || findExcess(held, given) !== undefined)
    throw conflict(errorMessages.invitationNotGranted(invited_by))
}
