import { errorMessages } from '@kampana/shared/messages/error-messages'
import { messages } from '@kampana/shared/messages/messages'
import { permissionName, recordRoute, type Action, type Resource } from '@kampana/shared/resource'
import type { FastifyInstance } from 'fastify'
import { instant } from '../../clock.ts'
import type { AppContext } from '../../app-context.ts'
import { HttpError } from '../../error.ts'
import { required } from '../../required.ts'
import { actionConfig } from '../../http/access.ts'
import { checkIfMatch, recordEtag } from '../etag.ts'
import type { EngineHooks } from '../hooks.ts'
import { getCauser, parseId, parseInput } from '../request.ts'
import { assertReadable } from '../rights/assert-readable.ts'
import type { Store } from '../store.ts'
import { getViewer } from '../viewer.ts'
import { putBackSchema, versionSchema, versionsSchema } from './openapi.ts'

interface VersionsRequest {
  Params: { id: string }
  Querystring: { before?: unknown }
}
interface VersionRequest {
  Params: { id: string; version: string }
}

/**
 * GET /api/{resource}/{id}/versions and …/versions/{version} for who may show or edit the resource, even where visitors may
 * read it; PUT …/versions/{version}/restore is an edit.
 */
export const serveVersions = (
  app: FastifyInstance,
  context: AppContext,
  resource: Resource,
  hooks: EngineHooks,
  store: Store,
): void => {
  const { serialize = (row) => row } = hooks
  const many = `${recordRoute(resource)}/versions`
  const access = readers.filter((action) => resource.actions.includes(action))
  const config = { access: access.map((action) => permissionName(action, resource)) }

  app.get<VersionsRequest>(many, { config, schema: versionsSchema(resource) }, async (request) => {
    const id = parseId(resource, request.params.id)
    const { before } = request.query
    return store.versions(
      id,
      before === undefined ? undefined : parseVersion(String(before)),
      assertReadable(resource, hooks, request),
    )
  })

  app.get<VersionRequest>(
    `${many}/:version`,
    { config, schema: versionSchema(resource) },
    async (request) => {
      const id = parseId(resource, request.params.id)
      const version = parseVersion(request.params.version)
      const viewer = required(getViewer(request))
      return { data: await store.version(id, version, viewer, assertReadable(resource, hooks, request)) }
    },
  )

  app.put<VersionRequest>(
    `${many}/:version/restore`,
    { config: actionConfig('edit', resource), schema: putBackSchema(resource) },
    async (request, reply) => {
      const put = await store.putBack(
        {
          id: parseId(resource, request.params.id),
          version: parseVersion(request.params.version),
          // A day that was in the future then may be past by now, so that `today` isn't asked for.
          readInput: (differences, old) =>
            parseInput(resource.fields, differences, { partial: true, old, now: instant(context.now()) }),
          check: checkIfMatch(resource, request, serialize),
        },
        getCauser(request),
      )
      const data = serialize(put.record)
      reply.header('etag', recordEtag(data))
      if (!put.changed) return { message: messages.nothingChanged, data, former: put.former }
      const message = messages.putBack(resource.singular)
      return { message: put.whole ? message : messages.restoredInPart(message), data, former: put.former }
    },
  )
}

const readers = ['show', 'edit'] as const satisfies readonly Action[]

/** Parses the id of a log entry; 0 is the version before the first one. Throws a 404 for what can't be one. */
const parseVersion = (text: string): number => {
  if (!/^(?:0|[1-9]\d{0,9})$/.test(text) || Number(text) > 2_147_483_647)
    throw new HttpError(404, errorMessages.noSuchVersion)
  return Number(text)
}
