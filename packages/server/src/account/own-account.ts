import { requireSession } from '../http/session.ts'
import type { FastifyRequest } from 'fastify'
import type { Selectable } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { forbidden } from '../error.ts'
import type { AppContext } from '../app-context.ts'

export interface OwnRequest {
  Params: { id: string }
}

/** Account of the signed-in person. Throws a 403 if the URL names another account. */
export const ownAccount = async (
  { db }: AppContext,
  request: FastifyRequest<OwnRequest>,
): Promise<Selectable<Tables['users']>> => {
  const { userId } = requireSession(request)
  if (request.params.id !== String(userId)) throw forbidden()
  return db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
}
