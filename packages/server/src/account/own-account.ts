import { requireSession } from '@kampana/engine-server/http/session'
import type { FastifyRequest } from 'fastify'
import type { Selectable } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { forbidden } from '@kampana/engine-server/error'
import type { AppContext } from '../app-context.ts'

/** Account of the signed-in person. Throws a 403 if `id`, from the path, names another account. */
export const ownAccount = async (
  { db }: AppContext,
  request: FastifyRequest,
  id: string,
): Promise<Selectable<Tables['users']>> => {
  const { userId } = requireSession(request)
  if (id !== String(userId)) throw forbidden()
  return db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
}
