import { messages } from '@kampana/shared/messages/messages'
import { pluralName, type Resource } from '@kampana/shared/resource'
import type { FastifyInstance } from 'fastify'
import { accessTo } from '../../http/access.ts'
import { refuseOverwriting } from '../conflict.ts'
import type { ResourceHooks } from '../hooks.ts'
import { actionSchema, restoreSchema } from '../openapi.ts'
import { causerOf, idOf } from '../request.ts'
import type { Store } from '../store.ts'

interface ManyRequest {
  Params: { ids: string }
}

/**
 * DELETE /api/{resource}/{ids} and POST /api/{resource}/{ids}/restore: one id, or several joined by commas, all or
 * none. Who may delete may take it back.
 */
export const serveRemoval = (
  app: FastifyInstance,
  resource: Resource,
  { serialize = (row) => row }: ResourceHooks,
  store: Store,
): void => {
  const { name, singular } = resource
  const config = { access: accessTo('delete', resource) }

  app.delete<ManyRequest>(
    `/api/${name}/:ids`,
    { config, schema: actionSchema(resource, 'delete') },
    async (request) => {
      const ids = idsOf(resource, request.params.ids)
      const check = refuseOverwriting(resource, request, serialize)
      const restorable_until = await store.remove(ids, causerOf(request), check)
      const message =
        ids.length === 1 ? messages.deleted(singular) : messages.deletedMany(ids.length, pluralName(resource))
      return { message, restorable_until }
    },
  )

  app.post<ManyRequest>(
    `/api/${name}/:ids/restore`,
    { config, schema: restoreSchema(resource) },
    async (request) => {
      const ids = idsOf(resource, request.params.ids)
      const restored = await store.restore(ids, causerOf(request))
      const message =
        ids.length === 1
          ? messages.restored(singular)
          : messages.restoredMany(ids.length, pluralName(resource))
      return {
        message: restored.every(({ whole }) => whole) ? message : `${message} ${messages.restoredInPart}`,
        data: restored.map(({ record }) => serialize(record)),
      }
    },
  )
}

/** The ids that an address names, each once and sorted: rows are locked in id order, so that two deletions can't deadlock. */
const idsOf = (resource: Resource, text: string): number[] =>
  [...new Set(text.split(',').map((each) => idOf(resource, each)))].sort((a, b) => a - b)
