import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import { recordRoute, type Action, type Resource } from '@kampana/engine-declare/resource'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound } from '../error.ts'
import { actionAccess } from '@kampana/engine-declare/calls/action-access'
import { compressLongAnswer } from '../http/cache/compress.ts'
import type { EngineContext } from './context/engine-context.ts'
import { isInnerCall } from '../http/inner-call.ts'
import { shareRoutes } from '../http/shared-routes.ts'
import { changedRecord, create, edit } from './change-record.ts'
import { serveAuthors, serveColleagues } from './authors/author-routes.ts'
import { serveCustomActions } from './actions/custom-action-routes.ts'
import { draftCleanups } from './drafts/discard-old-drafts.ts'
import { serveDrafts } from './drafts/draft-routes.ts'
import { servePresence } from './presence/presence.ts'
import type { EngineHooks } from './hooks/hooks.ts'
import { serveImport } from './import/routes.ts'
import { actionSchema } from './openapi.ts'
import { maxRowsForStaff, maxRowsForVisitors, parseListQuery } from './query/list-query.ts'
import { isStaff } from './query/text-search.ts'
import { sendPublicAnswer } from './public-answer.ts'
import { answerList, serializeFor } from './answer-list.ts'
import { showRecords, showRow } from './images/show-records.ts'
import { removeUnreadableLinks } from './links/readable-links.ts'
import { trashCleanup } from './removal/trash.ts'
import { serveRemoval } from './removal/routes.ts'
import { bodyParser, getCauser, parseId, takeAsked } from './input/request.ts'
import { modelName } from '@kampana/engine-declare/calls/nouns'
import { createServed, type Served } from './served.ts'
import type { Row } from './table.ts'
import { recordEtag, checkIfMatch } from './etag.ts'
import { findReached } from './tree/reached-records.ts'
import { serveSections } from './permissions/section-routes.ts'
import { serveOrder } from './tree/routes.ts'
import { serveUses } from './uses/routes.ts'
import { getViewer } from './viewer.ts'
import { serveVersions } from './versions/routes.ts'

interface OneRequest {
  Params: { id: string }
}

/** Serves resources: a route for each standard and custom action, and the routes and cleanup jobs of their hooks. */
export const serveDeclared = (
  app: FastifyInstance,
  context: EngineContext,
  resources: readonly { resource: Resource; hooks: EngineHooks }[],
): void => {
  context.cleanupJobs.push(...draftCleanups(context), trashCleanup(context))
  const shared = shareRoutes(
    app,
    resources.map(({ resource }) => resource.name),
  )
  for (const { resource, hooks } of resources) {
    const served = createServed(shared.of(resource.name), context, resource, hooks)
    hooks.routes?.(app, served.store)
    context.cleanupJobs.push(...(hooks.cleanup ?? []))
    serveReading(served)
    serveWriting(served)
    if (isServed(served, 'delete')) serveRemoval(served)
    for (const serve of forStaff) serve(served)
  }
  shared.register()
}

/** Routes for staff only, even if visitors can read the resource. */
const forStaff = [
  serveVersions,
  serveDrafts,
  serveOrder,
  serveSections,
  serveUses,
  servePresence,
  serveAuthors,
  serveColleagues,
  serveImport,
  serveCustomActions,
]

/** True if the engine serves an action instead of the resource's own routes. */
const isServed = ({ resource, hooks }: Served, action: Action): boolean =>
  resource.actions.includes(action) && !hooks.customRoutes?.includes(action)

const optionsOf = ({ resource }: Served, action: Action) => ({
  config: actionAccess(action, resource),
  schema: actionSchema(resource, action),
  onSend: compressLongAnswer,
})

const serveReading = (served: Served): void => {
  const { app, context, resource, hooks, store } = served
  const sendAnswer = sendPublicAnswer(context)
  const { serialize, canRead = () => true, detail } = hooks

  if (isServed(served, 'list'))
    app.get(`/api/${resource.name}`, optionsOf(served, 'list'), (request, reply) =>
      sendAnswer(request, reply, async (audience) => {
        const { query, ...page } = await readList(request, served)
        return answerList(served, query, page, { viewer: getViewer(request), audience })
      }),
    )

  if (isServed(served, 'show'))
    app.get<OneRequest>(recordRoute(resource), optionsOf(served, 'show'), (request, reply) =>
      sendAnswer(request, reply, async (audience) => {
        const row = await store.find(parseId(resource, request.params.id))
        const viewer = getViewer(request)
        const reached = await findReached(context.db, resource, hooks, [row.id], viewer)
        if (!canRead(row, viewer) || !reached.has(row.id)) throw notFound(modelName(resource), row.id)
        await removeUnreadableLinks(context, context.db, resource, [row], viewer)
        const data = serializeFor(hooks, detail ? await detail(row) : row, viewer)
        const [shown] = await showRecords(served, [data], audience)
        // Visitors' replies become outdated with their images. Staff's entity tags are those of the stored record.
        const isOther = audience === 'visitors' && shown !== data
        const tagged = isOther ? (shown ?? {}) : detail ? serialize(row) : data
        return { headers: { etag: recordEtag(tagged) }, body: { data: shown } }
      }),
    )
}

/** Creates and edits records. */
const serveWriting = (served: Served): void => {
  const { app, context, resource, hooks, change } = served
  const { serialize, describeChange: describeWrite } = hooks
  const { fields, singular } = resource
  const parse = bodyParser(context)

  if (isServed(served, 'create'))
    app.post(`/api/${resource.name}`, optionsOf(served, 'create'), async (request, reply) => {
      const { asked, rest } = takeAsked(resource, 'create', request.body, parse)
      const input = parse(fields, rest)
      const record = await change(
        getCauser(request),
        (writing) => create({ ...writing, asked }, input),
        (created) => [created],
      )
      const data = await showRow(served, record)
      const message = describeWrite?.(record, null) ?? basicMessages.created(singular)
      return reply.code(201).send({ message, data })
    })

  if (isServed(served, 'edit'))
    app.put<OneRequest>(recordRoute(resource), optionsOf(served, 'edit'), async (request, reply) => {
      const id = parseId(resource, request.params.id)
      const { asked, rest } = takeAsked(resource, 'edit', request.body, parse)
      const readInput = (old: Row) => parse(fields, rest, { partial: true, old })
      const check = checkIfMatch(served, request)
      const { record, changed, old } = await change(
        getCauser(request),
        (writing) => edit({ ...writing, asked }, id, readInput, check),
        changedRecord,
      )
      reply.header('etag', recordEtag(serialize(record)))
      const message = (old && describeWrite?.(record, old)) ?? basicMessages.edited(singular)
      return {
        message: changed ? message : basicMessages.nothingChanged,
        data: await showRow(served, record),
      }
    })
}

/** Reads a list. Visitors get fewer rows per request, are rate-limited, and use the reader database. */
const readList = async (request: FastifyRequest, { resource, context, store }: Served) => {
  const viewer = getViewer(request)
  if (isStaff(resource, viewer)) {
    const query = parseListQuery(resource, request.query, maxRowsForStaff, 'staff')
    return { query, ...(await store.list(query, viewer)) }
  }
  if (hasQuery(request)) await context.limitReads(request)
  const query = parseListQuery(resource, request.query, maxRowsForVisitors, viewer ? 'person' : 'guest')
  return { query, ...(await store.list(query, viewer, isInnerCall(request) ? undefined : context.reader)) }
}

/** True if a request sorts, filters, searches or pages. The plain list is cached, so it needs no rate limit. */
export const hasQuery = ({ url }: FastifyRequest): boolean => url.includes('?')
