import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import { pluralName, type Resource } from '@kampana/engine-declare/resource'
import { trashCalls } from '@kampana/engine-declare/calls/trash-calls'
import { actionAccess } from '@kampana/engine-declare/calls/action-access'
import type { Causer } from '../activity.ts'
import { serve } from '../calls/serve.ts'
import { throwReferenceViolation } from '../constraint-violation.ts'
import { checkIfMatch, type EtagCheck } from '../etag.ts'
import { actionSchema } from '../openapi.ts'
import { showRow } from '../images/show-records.ts'
import { parsePageNumber, pageSize } from '../query/list-query.ts'
import { pageBody } from '../query/pagination.ts'
import { toPublicUrl, getCauser, parseId, parseInput, takeAsked } from '../input/request.ts'
import type { Served } from '../served.ts'
import type { InputValues } from '../table.ts'
import { removeAll, restoreAll } from './removal.ts'
import { listTrash } from './trash-list.ts'

const maxEntries = 100
const maxSearched = 200

/**
 * Serves the trash, and DELETE /api/{resource}/{ids}, which takes one id or several, separated by commas, all or none, like a
 * restore.
 */
export const serveRemoval = (served: Served): void => {
  const { app, context, resource, hooks, change } = served
  const { list, restore } = trashCalls(resource)
  serve(
    app,
    { list },
    {
      list: async ({ query, viewer, reply }) => {
        const size = Math.min(
          query.per_page === undefined ? pageSize : parsePageNumber(query.per_page),
          maxEntries,
        )
        const part = { first: (parsePageNumber(query.page) - 1) * size, count: size }
        const words = typeof query.q === 'string' ? query.q.slice(0, maxSearched) : ''
        const { entries, total } = await listTrash(context, resource, hooks, { ...part, words }, viewer)
        void reply.header('cache-control', 'no-store')
        return pageBody(entries, total, part, toPublicUrl(context, list.path))
      },
    },
  )
  serveDeletion(served)
  serve(
    app,
    { restore },
    {
      restore: async ({ ids: text, viewer }) => {
        const ids = parseIds(resource, text)
        const restored = await change(
          viewer,
          (writing) => restoreAll(writing, ids, viewer),
          (all) => all.map(({ record }) => record),
        )
        const message =
          ids.length === 1
            ? basicMessages.restored(resource.singular)
            : basicMessages.restoredMany(ids.length, pluralName(resource))
        return {
          message: restored.every(({ whole }) => whole) ? message : basicMessages.restoredInPart(message),
          data: await Promise.all(restored.map(({ record }) => showRow(served, record))),
        }
      },
    },
  )
}

const serveDeletion = (served: Served): void => {
  const { app, context, resource, hooks, change } = served
  const { checkRemoval } = hooks
  app.delete<{ Params: { ids: string } }>(
    `/api/${resource.name}/:ids`,
    { config: actionAccess('delete', resource), schema: actionSchema(resource, 'delete') },
    async (request) => {
      const ids = parseIds(resource, request.params.ids)
      const { asked } = takeAsked(resource, 'delete', request.query, parseInput)
      const checks = [checkIfMatch(served, request), checkRemoval?.(request)]
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
          ? basicMessages.deleted(resource.singular)
          : basicMessages.deletedMany(ids.length, pluralName(resource))
      return { message, restorable_until }
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

/** Ids of a path without duplicates, sorted. Rows are locked in id order, so that two deletions can't deadlock. */
const parseIds = (resource: Resource, text: string): number[] =>
  [...new Set(text.split(',').map((each) => parseId(resource, each)))].sort((a, b) => a - b)
