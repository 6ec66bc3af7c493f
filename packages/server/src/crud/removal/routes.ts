import { messages } from '@kampana/shared/messages/messages'
import { pluralName, type Resource } from '@kampana/shared/resource'
import type { FastifyInstance } from 'fastify'
import { actionAccess } from '../../http/access.ts'
import { checkIfMatch } from '../etag.ts'
import type { ResourceHooks } from '../hooks.ts'
import { actionSchema, restoreSchema } from '../openapi.ts'
import { getCauser, parseId } from '../request.ts'
import type { Store } from '../store.ts'

interface ManyRequest {
  Params: { ids: string }
}

/**
 * DELETE /api/{resource}/{ids} and POST /api/{resource}/{ids}/restore: one id, or several joined by commas, all or none.
 * Restoring takes the permission to delete.
 */
export const serveRemoval = (
  app: FastifyInstance,
  resource: Resource,
  { serialize = (row) => row }: ResourceHooks,
  store: Store,
): void => {
  const { name, singular } = resource
  const config = { access: actionAccess('delete', resource) }

  app.delete<ManyRequest>(
    `/api/${name}/:ids`,
    { config, schema: actionSchema(resource, 'delete') },
    async (request) => {
      const ids = parseIds(resource, request.params.ids)
      const check = checkIfMatch(resource, request, serialize)
      const restorable_until = await store.remove(ids, getCauser(request), check)
      const message =
        ids.length === 1 ? messages.deleted(singular) : messages.deletedMany(ids.length, pluralName(resource))
      return { message, restorable_until }
    },
  )

  app.post<ManyRequest>(
    `/api/${name}/:ids/restore`,
    { config, schema: restoreSchema(resource) },
    async (request) => {
      const ids = parseIds(resource, request.params.ids)
      const restored = await store.restore(ids, getCauser(request))
      const message =
        ids.length === 1
          ? messages.restored(singular)
          : messages.restoredMany(ids.length, pluralName(resource))
      return {
        message: restored.every(({ whole }) => whole) ? message : messages.restoredInPart(message),
        data: restored.map(({ record }) => serialize(record)),
      }
    },
  )
}

/** The ids of a path, each once and sorted: rows are locked in id order, so that two deletions can't deadlock. */
const parseIds = (resource: Resource, text: string): number[] =>
  [...new Set(text.split(',').map((each) => parseId(resource, each)))].sort((a, b) => a - b)
