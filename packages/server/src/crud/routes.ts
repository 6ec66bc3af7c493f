import { messages } from '@kampana/shared/messages/messages'
import { permissionName, type Action, type Resource } from '@kampana/shared/resource'
import { readInput } from '@kampana/shared/schema/schema'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { dayIn, instant } from '../clock.ts'
import { invalid, notFound } from '../error.ts'
import { accessTo } from '../http/access.ts'
import { compressLongAnswer } from '../http/compress.ts'
import type { AppContext } from '../app-context.ts'
import { isSiteItself } from '../site/site-api.ts'
import { refuseOverwriting } from './conflict.ts'
import type { ResourceHooks, Viewer } from './hooks.ts'
import { actionSchema } from './openapi.ts'
import { mostRowsForVisitors, parseListQuery } from './query/list-query.ts'
import { pageBody } from './query/pagination.ts'
import { sendPublicAnswer } from './public-answer.ts'
import { serveRemoval } from './removal/routes.ts'
import { causerOf, idOf } from './request.ts'
import { modelName } from './query/select.ts'
import { createStore, type Store } from './store.ts'
import type { Row } from './table.ts'
import { recordEtag } from './etag.ts'

interface OneRequest {
  Params: { id: string }
}

/** Serves a declared resource: a call for each action that it has. */
export const serveResource = (
  app: FastifyInstance,
  context: AppContext,
  resource: Resource,
  hooks: ResourceHooks = {},
): void => {
  const store = createStore(resource, context, hooks)
  const sendAnswer = sendPublicAnswer(context)
  const { serialize = (row) => row, canRead = () => true, redact, detail, groupRows } = hooks
  const readBy = (row: Row, viewer: Viewer | null): Row => redact?.(serialize(row), viewer) ?? serialize(row)
  const many = `/api/${resource.name}`
  const single = `${many}/:id`
  const clock = () => {
    const time = context.now()
    return { today: dayIn(context.settings.timeZone, time), now: instant(time) }
  }
  const options = (action: Action) => ({
    config: { access: accessTo(action, resource) },
    schema: actionSchema(resource, action),
  })
  const has = (action: Action): boolean =>
    resource.actions.includes(action) && !hooks.customRoutes?.includes(action)

  hooks.routes?.(app, store)

  if (has('list'))
    app.get(many, { ...options('list'), onSend: compressLongAnswer }, async (request, reply) => {
      return sendAnswer(request, reply, async () => {
        const { query, rows, total } = await listFor(request, resource, context, store)
        const viewer = viewerOf(request)
        const data = rows.map((row) => readBy(row, viewer))
        const isWhole = !query.paged && rows.length === total
        const part = isWhole ? { first: 0, count: Math.max(total, 1) } : query
        const page = { ...part, rows: rows.length }
        return {
          headers: { 'content-range': rangeOf(resource, query.first, rows.length, total) },
          body: pageBody(groupRows ? groupRows(data) : data, total, page, address(context, many)),
        }
      })
    })

  if (has('show'))
    app.get<OneRequest>(single, options('show'), async (request, reply) => {
      return sendAnswer(request, reply, async () => {
        const row = await store.find(idOf(resource, request.params.id))
        const viewer = viewerOf(request)
        if (!canRead(row, viewer)) throw notFound(modelName(resource), row.id)
        const data = readBy(detail ? await detail(row) : row, viewer)
        return { headers: { etag: recordEtag(detail ? serialize(row) : data) }, body: { data } }
      })
    })

  if (has('create'))
    app.post(many, options('create'), async (request, reply) => {
      const record = await store.create(inputOf(resource, request, clock()), causerOf(request))
      return reply.code(201).send({ message: messages.created(resource.singular), data: serialize(record) })
    })

  if (has('edit'))
    app.put<OneRequest>(single, options('edit'), async (request, reply) => {
      const id = idOf(resource, request.params.id)
      const readInput = (old: Row) => inputOf(resource, request, { partial: true, ...clock(), old })
      const check = refuseOverwriting(resource, request, serialize)
      const { record, changed } = await store.edit(id, readInput, causerOf(request), check)
      const data = serialize(record)
      reply.header('etag', recordEtag(data))
      return { message: changed ? messages.edited(resource.singular) : messages.nothingChanged, data }
    })

  if (has('delete')) serveRemoval(app, resource, hooks, store)
}

/** The rows that a caller may have: who may not list the resource gets fewer, from the reader, and not without end. */
const listFor = async (request: FastifyRequest, resource: Resource, context: AppContext, store: Store) => {
  const viewer = viewerOf(request)
  if (viewer?.permissions.has(permissionName('list', resource))) {
    const query = parseListQuery(resource, request.query)
    return { query, ...(await store.list(query, viewer)) }
  }
  if (asksForMore(request)) await context.limitReads(request)
  const query = parseListQuery(resource, request.query, mostRowsForVisitors)
  return { query, ...(await store.list(query, viewer, isSiteItself(request) ? undefined : context.reader)) }
}

/** Whether a call sorts, filters, searches or turns pages. The list as it stands is found once, and then is in memory. */
export const asksForMore = ({ url }: FastifyRequest): boolean => url.includes('?')

/** The absolute address of a path, for links in pages. */
export const address = ({ settings }: AppContext, path: string): string =>
  new URL(path, settings.publicUrl).href

/** Who looks; null for a visitor. Who may do nothing yet looks as somebody without any permission. */
const viewerOf = (request: FastifyRequest): Viewer | null => {
  const { session } = request
  if (!session) return null
  const permissions = session.verified && !session.mustSetUpTwoStep ? session.permissions : nothing
  return { ...causerOf(request), permissions }
}
const nothing: ReadonlySet<string> = new Set()

/** What a person sent, read by the declaration. Throws every error by field. */
export const inputOf = (
  resource: Resource,
  { body }: FastifyRequest,
  options: Parameters<typeof readInput>[2],
) => {
  const read = readInput(resource.fields, body, options)
  if ('errors' in read) throw invalid(read.errors)
  return read.input
}

const rangeOf = ({ name }: Resource, first: number, count: number, total: number): string =>
  count === 0 ? `${name} */${total}` : `${name} ${first}-${first + count - 1}/${total}`
