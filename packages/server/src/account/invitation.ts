import { invitationForm, registerForm } from '@kampana/shared/forms/forms'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import { messages } from '@kampana/shared/messages/messages'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import { instant } from '../clock.ts'
import type { DbClient, Tables } from '../db/tables.ts'
import { conflict, HttpError } from '../error.ts'
import { limitByAddress } from '../http/rate-limit/rate-limiter.ts'
import type { AppContext } from '../app-context.ts'
import { formSchema } from '../crud/openapi.ts'
import { hashPassword, hashToken } from '../secrets.ts'
import { assertAcceptable, findInvitation, isTaken, type Invitation } from './invitation-state.ts'
import { commonPassword } from './password/passwords.ts'
import { readPerson, readProperty, throwPersonTaken } from './person-form.ts'
import { recordAccountActivity } from './record-account-activity.ts'

const limit = { name: 'invitation', max: 30, seconds: 10 * 60 }
const path = '/api/invitation'

/**
 * What an invited person does with the link of the letter: GET /api/invitation tells what it is, POST makes the account,
 * verified and active. Only who has the token learns anything of an invitation.
 */
export const invitation = (app: FastifyInstance, context: AppContext): void => {
  const { db } = context
  const config = { access: 'anyone' } as const
  const onRequest = limitByAddress(context, limit)

  app.get<{ Querystring: { token?: unknown } }>(
    path,
    { config, onRequest, schema: { tags: ['account'], summary: 'What an invitation is for, by its token' } },
    async (request) => {
      const found = await acceptable(db, context, request.query.token)
      const { name, email, invited_by, roles } = found
      return { data: { name, email, invited_by, roles: roles.map(({ description }) => description) } }
    },
  )

  app.post(
    path,
    {
      config,
      onRequest,
      schema: formSchema('account', 'Accept an invitation', invitationForm, { status: 201 }),
    },
    async (request, reply) => {
      const token = readProperty(request.body, 'token')
      const { email } = await acceptable(db, context, token)
      const { token: _, ...typed } = Object(request.body)
      const person = await readPerson(
        db,
        registerForm,
        { ...typed, email },
        {
          more: () => commonPassword(request.body),
        },
      )
      const password = await hashPassword(person.password)
      await db
        .transaction()
        .execute(async (trx) => {
          const current = await acceptable(trx, context, token, { lock: true })
          await join(trx, context, current, { ...person, password })
        })
        .catch(throwPersonTaken)
      return reply.code(201).send({ message: messages.invitationAccepted })
    },
  )
}

/** The invitation of a token. Throws with a sentence where it can't be accepted any more. */
const acceptable = async (
  client: DbClient,
  { now }: AppContext,
  token: unknown,
  { lock = false } = {},
): Promise<Invitation> => {
  const found = typeof token === 'string' ? await findInvitation(client, hashToken(token), lock) : undefined
  if (!found) throw new HttpError(404, errorMessages.noInvitation)
  await assertAcceptable(client, found, instant(now()))
  if (await isTaken(client, found.email)) throw conflict(errorMessages.invitationHasAccount)
  return found
}

/** Makes the account, verified by the letter and active by the invitation, and gives it the roles. */
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
      name,
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
