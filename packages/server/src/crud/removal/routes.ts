import { basicMessages } from '@kampana/shared/messages/basic-messages'
import { pluralName, type Resource } from '@kampana/shared/resource'
import { actionAccess, isSensitive } from '@kampana/shared/calls/action-access'
import type { Causer } from '../activity.ts'
import { throwReferenceViolation } from '../constraint-violation.ts'
import { checkIfMatch, type EtagCheck } from '../etag.ts'
import { actionSchema } from '../openapi.ts'
import { parsePageNumber, pageSize } from '../query/list-query.ts'
import { pageBody } from '../query/pagination.ts'
import { toPublicUrl, getCauser, parseId, parseInput, takeAsked } from '../request.ts'
import type { Served } from '../served.ts'
import type { InputValues } from '../table.ts'
import { getViewer } from '../viewer.ts'
import { required } from '../../required.ts'
import { restoreSchema, trashSchema } from './openapi.ts'
import { removeAll, restoreAll } from './removal.ts'
import { listTrash } from './trash-list.ts'

interface TrashRequest {
  Querystring: { q?: unknown; page?: unknown; per_page?: unknown }
}
const maxEntries = 100
const maxSearched = 200

interface ManyRequest {
  Params: { ids: string }
}

/**
 * GET /api/{resource}/trash lists restorable records; DELETE /api/{resource}/{ids} and POST /api/{resource}/{ids}/restore take
 * one id or several, separated by commas, all or none. All need the permission to delete. A restore sets the same values as
 * creating and editing, so it is equally sensitive.
 */
export const serveRemoval = ({ app, context, resource, hooks, change }: Served): void => {
  const { serialize = (row) => row, checkRemoval } = hooks
  const { name, singular } = resource
  const config = actionAccess('delete', resource)
  const restoreConfig = { ...config, passwordConfirmed: grantsPermissions(resource) }
  const path = `/api/${name}/trash`
  app.get<TrashRequest>(path, { config, schema: trashSchema(resource) }, async (request, reply) => {
    const { query } = request
    const size = Math.min(
      query.per_page === undefined ? pageSize : parsePageNumber(query.per_page),
      maxEntries,
    )
    const part = { first: (parsePageNumber(query.page) - 1) * size, count: size }
    const viewer = required(getViewer(request))
    const search = typeof query.q === 'string' ? query.q.slice(0, maxSearched) : ''
    const { entries, total } = await listTrash(context, resource, hooks, { ...part, words: search }, viewer)
    void reply.header('cache-control', 'no-store')
    return pageBody(entries, total, part, toPublicUrl(context, path))
  })

  app.delete<ManyRequest>(
    `/api/${name}/:ids`,
    { config, schema: actionSchema(resource, 'delete') },
    async (request) => {
      const ids = parseIds(resource, request.params.ids)
      const { asked } = takeAsked(resource, 'delete', request.query, parseInput)
      const checks = [checkIfMatch(resource, request, serialize), checkRemoval?.(request)]
      const restorable_until = await removeRecords(
        { change, context, resource },
        ids,
        getCauser(request),
        async (trx, old) => {
          for (const check of checks) await check?.(trx, old)
        },
        asked,
      )
      const message =
        ids.length === 1
          ? basicMessages.deleted(singular)
          : basicMessages.deletedMany(ids.length, pluralName(resource))
      return { message, restorable_until }
    },
  )

  app.post<ManyRequest>(
    `/api/${name}/:ids/restore`,
    { config: restoreConfig, schema: restoreSchema(resource) },
    async (request) => {
      const ids = parseIds(resource, request.params.ids)
      const viewer = required(getViewer(request))
      const restored = await change(
        viewer,
        (writing) => restoreAll(writing, ids, viewer),
        (all) => all.map(({ record }) => record),
      )
      const message =
        ids.length === 1
          ? basicMessages.restored(singular)
          : basicMessages.restoredMany(ids.length, pluralName(resource))
      return {
        message: restored.every(({ whole }) => whole) ? message : basicMessages.restoredInPart(message),
        data: restored.map(({ record }) => serialize(record)),
      }
    },
  )
}

/** Deletes records, all or none. Returns the day until which they can be restored. */
export const removeRecords = (
  { change, context, resource }: Pick<Served, 'change' | 'context' | 'resource'>,
  ids: readonly number[],
  causer: Causer,
  check?: EtagCheck,
  asked: InputValues = {},
): Promise<string> =>
  change(causer, (writing) => removeAll({ ...writing, asked }, ids, check)).catch((error: unknown) =>
    throwReferenceViolation(context.db, resource, ids, error),
  )

const grantsPermissions = (resource: Resource): boolean =>
  ['create', 'edit'].some((action) => isSensitive(action, resource))

/** Ids of a path without duplicates, sorted. Rows are locked in id order, so that two deletions can't deadlock. */
const parseIds = (resource: Resource, text: string): number[] =>
  [...new Set(text.split(',').map((each) => parseId(resource, each)))].sort((a, b) => a - b)
