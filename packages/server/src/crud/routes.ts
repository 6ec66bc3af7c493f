import { messages } from '@kampana/shared/messages/messages'
import { recordRoute, type Action, type Fields, type Resource } from '@kampana/shared/resource'
import type { ReadOptions } from '@kampana/shared/schema/schema'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { localDay, instant } from '../clock.ts'
import { notFound } from '../error.ts'
import { actionConfig } from '../http/access.ts'
import { compressLongAnswer } from '../http/compress.ts'
import type { AppContext } from '../app-context.ts'
import { resolveAddresses, toStored } from '../media/resolve-pictures.ts'
import { isSiteItself } from '../site/site-api.ts'
import type { Viewer } from './activity.ts'
import { serveAuthors } from './authors/author-routes.ts'
import { serveColleagues } from './authors/colleagues.ts'
import { serveCustomActions } from './actions/custom-action-routes.ts'
import { serveDrafts } from './drafts/draft-routes.ts'
import { serveEditors } from './editors/routes.ts'
import type { EngineHooks } from './hooks.ts'
import { serveImport } from './import/routes.ts'
import { actionSchema } from './openapi.ts'
import { mostRows, mostRowsForVisitors, parseListQuery, type ParsedQuery } from './query/list-query.ts'
import { pageBody } from './query/pagination.ts'
import { isStaff } from './query/text-search.ts'
import { sendPublicAnswer } from './public-answer.ts'
import { removeUnreadableLinks } from './readable-links.ts'
import { serveRemoval } from './removal/routes.ts'
import { address, getCauser, parseId, parseInput } from './request.ts'
import { modelName } from './query/select.ts'
import { createStore } from './create-store.ts'
import type { Store } from './store.ts'
import type { Row } from './table.ts'
import { recordEtag, checkIfMatch } from './etag.ts'
import { findReached } from './tree/reached-records.ts'
import { serveParts } from './rights/part-routes.ts'
import { serveTree } from './tree/routes.ts'
import { serveUses } from './uses/routes.ts'
import { getViewer } from './viewer.ts'
import { serveVersions } from './versions/routes.ts'

interface OneRequest {
  Params: { id: string }
}

/** Serves a resource: a route for each of its actions, standard and custom. */
export const serveResource = (
  app: FastifyInstance,
  context: AppContext,
  resource: Resource,
  hooks: EngineHooks,
): void => {
  const store = createStore(resource, context, hooks)
  const sendAnswer = sendPublicAnswer(context)
  const { serialize = (row) => row, canRead = () => true, redact, detail, groupRows } = hooks
  const serializeFor = (row: Row, viewer: Viewer | null): Row =>
    redact?.(serialize(row), viewer) ?? serialize(row)
  const many = `/api/${resource.name}`
  const single = recordRoute(resource)
  const options = (action: Action) => ({
    config: actionConfig(action, resource),
    schema: actionSchema(resource, action),
  })
  const has = (action: Action): boolean =>
    resource.actions.includes(action) && !hooks.customRoutes?.includes(action)

  hooks.routes?.(app, store)

  if (has('list'))
    app.get(many, { ...options('list'), onSend: compressLongAnswer }, async (request, reply) => {
      return sendAnswer(request, reply, async () => {
        const { query, rows, total, instead } = await readList(request, resource, context, store)
        const viewer = getViewer(request)
        const data = rows.map((row) => serializeFor(row, viewer))
        return {
          headers: { 'content-range': formatContentRange(resource, query.first, rows.length, total) },
          body: {
            ...pageBody(
              groupRows ? groupRows(data) : data,
              total,
              partOf(query, rows.length, total),
              address(context, many),
            ),
            ...(instead !== undefined && { instead }),
          },
        }
      })
    })

  if (has('show'))
    app.get<OneRequest>(single, options('show'), async (request, reply) => {
      return sendAnswer(request, reply, async () => {
        const row = await store.find(parseId(resource, request.params.id))
        const viewer = getViewer(request)
        const reached = await findReached(context.db, resource, hooks, [row.id], viewer)
        if (!canRead(row, viewer) || !reached.has(row.id)) throw notFound(modelName(resource), row.id)
        await removeUnreadableLinks(context, context.db, resource, [row], viewer)
        const data = serializeFor(detail ? await detail(row) : row, viewer)
        return { headers: { etag: recordEtag(detail ? serialize(row) : data) }, body: { data } }
      })
    })

  serveWriting(app, context, resource, hooks, store)
  if (has('delete')) serveRemoval(app, context, resource, hooks, store)
  serveForStaff(app, context, resource, hooks, store)
}

/** Creates and edits records, with the addresses of pictures as they are stored. */
const serveWriting = (
  app: FastifyInstance,
  { pictures, ...context }: AppContext,
  resource: Resource,
  hooks: EngineHooks,
  store: Store,
): void => {
  const { serialize = (row) => row, customRoutes = [] } = hooks
  const path = `/api/${resource.name}`
  const parse = createParser(context, resource)
  const has = (action: Action): boolean => resource.actions.includes(action) && !customRoutes.includes(action)
  const options = (action: Action) => ({
    config: actionConfig(action, resource),
    schema: actionSchema(resource, action),
  })

  if (has('create'))
    app.post(path, options('create'), async (request, reply) => {
      const input = toStored(parse(request), null, await pictures.state())
      const record = await store.create(input, getCauser(request))
      const data = resolveAddresses(serialize(record), await pictures.state())
      return reply.code(201).send({ message: describeNew(resource, hooks, record), data })
    })

  if (has('edit'))
    app.put<OneRequest>(recordRoute(resource), options('edit'), async (request, reply) => {
      const id = parseId(resource, request.params.id)
      const state = await pictures.state()
      const readInput = (old: Row) => toStored(parse(request, { partial: true, old }), old, state)
      const check = checkIfMatch(resource, request, serialize)
      const { record, changed, old } = await store.edit(id, readInput, getCauser(request), check)
      const data = serialize(record)
      reply.header('etag', recordEtag(data))
      return {
        message: changed ? describeEdit(resource, hooks, record, old) : messages.nothingChanged,
        data: resolveAddresses(data, await pictures.state()),
      }
    })
}

/** Parses bodies by their fields, at the present time. */
const bodyParser =
  ({ now, settings }: Pick<AppContext, 'now' | 'settings'>) =>
  (fields: Fields, body: unknown, options: ReadOptions = {}) => {
    const time = now()
    const clock = { today: localDay(settings.timeZone, time), now: instant(time) }
    return parseInput(fields, body, { ...clock, ...options })
  }

/** Parses a request's body by the resource's fields. */
const createParser = (context: Pick<AppContext, 'now' | 'settings'>, { fields }: Resource) => {
  const parse = bodyParser(context)
  return (request: FastifyRequest, options: ReadOptions = {}) => parse(fields, request.body, options)
}

/** What only staff call, whoever may read the resource. */
const serveForStaff = (
  app: FastifyInstance,
  context: AppContext,
  resource: Resource,
  hooks: EngineHooks,
  store: Store,
): void => {
  if (resource.actions.includes('edit')) serveVersions(app, context, resource, hooks, store)
  serveDrafts(app, context, resource)
  serveTree(app, resource, hooks, store)
  serveParts(app, context, resource)
  if (resource.actions.includes('edit')) {
    serveUses(app, context, resource, hooks, store)
    serveEditors(app, context, resource, hooks, store)
  }
  serveAuthors(app, context, resource)
  serveColleagues(app, context, resource)
  serveImport(app, context, resource, hooks, store)
  serveCustomActions(app, resource, store, bodyParser(context))
}

/** Which rows a page has. */
const partOf = (query: Pick<ParsedQuery, 'first' | 'count' | 'paged'>, rows: number, total: number) => {
  const isWhole = !query.paged && rows === total
  const part = isWhole ? { first: 0, count: Math.max(total, 1) } : query
  return { ...part, rows }
}

const describeNew = ({ singular }: Resource, { describeChange }: EngineHooks, record: Row): string =>
  describeChange?.(record, null) ?? messages.created(singular)

const describeEdit = (
  { singular }: Resource,
  { describeChange }: EngineHooks,
  record: Row,
  old: Row | undefined,
): string => (old && describeChange?.(record, old)) ?? messages.edited(singular)

/** Reads a list. Visitors get fewer rows a request, are rate-limited, and read from the reader. */
const readList = async (request: FastifyRequest, resource: Resource, context: AppContext, store: Store) => {
  const viewer = getViewer(request)
  if (isStaff(resource, viewer)) {
    const query = parseListQuery(resource, request.query, mostRows, 'staff')
    return { query, ...(await store.list(query, viewer)) }
  }
  if (hasQuery(request)) await context.limitReads(request)
  const query = parseListQuery(resource, request.query, mostRowsForVisitors, viewer ? 'person' : 'guest')
  return { query, ...(await store.list(query, viewer, isSiteItself(request) ? undefined : context.reader)) }
}

/** Whether a request sorts, filters, searches or pages. The plain list needs no rate limit, since it is cached. */
export const hasQuery = ({ url }: FastifyRequest): boolean => url.includes('?')

const formatContentRange = ({ name }: Resource, first: number, count: number, total: number): string =>
  count === 0 ? `${name} */${total}` : `${name} ${first}-${first + count - 1}/${total}`
