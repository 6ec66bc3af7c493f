import { boolean, text } from '@kampana/shared/kinds/index'
import { savedViewQuery, savedViewSchema, type SavedView } from '@kampana/shared/lists/saved-view'
import { messages } from '@kampana/shared/messages/messages'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import { permissionName } from '@kampana/shared/resource'
import { allResources } from '@kampana/shared/registry/all-resources'
import { fold } from '@kampana/shared/text/fold'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { instant } from '../clock.ts'
import { routeSchema, rowsOf } from '../crud/openapi.ts'
import { parseInput } from '../crud/request.ts'
import { conflict, forbidden, HttpError, invalid } from '../error.ts'
import { requireSession } from '../http/session.ts'
import { shownName } from '../crud/people.ts'

interface ListRequest {
  Querystring: { resource?: unknown }
}
interface OneRequest {
  Params: { id: string }
}
const maxViews = 50
const config = { access: 'signed in' } as const
const document = (summary: string) => ({ tags: ['saved-views'], summary })
const fields = { name: text('Name', { max: 60 }), is_shared: boolean('Shared') }

/**
 * Serves saved views: a person's own, and those shared with everybody who may list the resource. Only owners change them.
 * Saved views are a display setting, so they have no log entries.
 */
export const serveSavedViews = (app: FastifyInstance, context: AppContext): void => {
  const { db, now } = context
  const path = '/api/saved-views'

  app.get<ListRequest>(
    path,
    {
      config,
      schema: routeSchema(
        'saved-views',
        'List the user’s own and the shared saved views of a resource',
        () => ({
          reply: rowsOf(savedViewSchema),
        }),
      ),
    },
    async (request, reply) => {
      const { userId } = requireSession(request)
      const resource = allowedResource(request, request.query.resource)
      void reply.header('cache-control', 'no-store')
      return { data: await listSavedViews(context, resource, userId) }
    },
  )
  app.post(path, { config, schema: document('Create a saved view') }, async (request, reply) => {
    const { userId: user_id } = requireSession(request)
    const body = toObject(request.body)
    const resource = allowedResource(request, body['resource'])
    const values = readView(body)
    const own = await ownViews(context, resource, user_id)
    if (own.length >= maxViews) throw conflict(errorMessages.manyViews(maxViews))
    assertFree(own, values.name)
    const { id } = await db
      .insertInto('saved_views')
      .values({ user_id, resource, ...values, created_at: instant(now()) })
      .returning('id')
      .executeTakeFirstOrThrow()
    return reply.code(201).send({ message: messages.viewSaved(values.name), data: { id } })
  })
  app.put<OneRequest>(
    `${path}/:id`,
    { config, schema: document('Edit a saved view of the signed-in user') },
    async (request) => {
      const { id, resource, user_id } = await findOwn(context, request)
      allowedResource(request, resource)
      const values = readView(toObject(request.body))
      const others = await ownViews(context, resource, user_id)
      assertFree(
        others.filter((other) => other.id !== id),
        values.name,
      )
      await db.updateTable('saved_views').set(values).where('id', '=', id).execute()
      return { message: messages.viewSaved(values.name) }
    },
  )
  app.delete<OneRequest>(
    `${path}/:id`,
    { config, schema: document('Delete a saved view of the signed-in user') },
    async (request) => {
      const { id, name } = await findOwn(context, request)
      await db.deleteFrom('saved_views').where('id', '=', id).execute()
      return { message: messages.viewDeleted(name) }
    },
  )
}

const listSavedViews = async ({ db }: AppContext, resource: string, userId: number): Promise<SavedView[]> => {
  const rows = await db
    .selectFrom('saved_views')
    .innerJoin('users', 'users.id', 'saved_views.user_id')
    .select(['saved_views.id', 'saved_views.name', 'query', 'is_shared', 'user_id'])
    .select(shownName().as('owner'))
    .where('resource', '=', resource)
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('is_shared', '=', 1)]))
    .orderBy('saved_views.name')
    .orderBy('saved_views.id')
    .execute()
  return rows.map(({ id, name, query, is_shared, user_id, owner }) => ({
    id,
    name,
    query: savedViewQuery.parse(JSON.parse(query)),
    is_shared: is_shared === 1,
    owner: user_id === userId ? null : owner,
  }))
}

/** Returns the name of a declared resource that the person may list. Throws a 422 or a 403. */
const allowedResource = (request: FastifyRequest, name: unknown): string => {
  const resource = allResources().find((each) => each.name === name && each.actions.includes('list'))
  if (!resource) throw invalid({ resource: [messages.invalid.selected('resource')] })
  const permission = permissionName('list', resource)
  if (!requireSession(request).permissions.has(permission)) throw forbidden(permission)
  return resource.name
}

const readView = ({ name, is_shared, query }: Readonly<Record<string, unknown>>) => {
  const read = parseInput(fields, { name, is_shared })
  const parsed = savedViewQuery.safeParse(query)
  const json = JSON.stringify(parsed.data)
  if (!parsed.success || json.length > maxQueryLength)
    throw invalid({ query: [messages.invalid.selected('query')] })
  return { name: read.name, is_shared: Number(read.is_shared), query: json }
}
const maxQueryLength = 20_000

const ownViews = ({ db }: AppContext, resource: string, user_id: number) =>
  db
    .selectFrom('saved_views')
    .select(['id', 'name'])
    .where('resource', '=', resource)
    .where('user_id', '=', user_id)
    .execute()

const assertFree = (own: readonly { name: string }[], name: string): void => {
  if (own.some((each) => fold(each.name) === fold(name)))
    throw invalid({ name: [messages.invalid.taken('name')] })
}

const findOwn = async ({ db }: AppContext, request: FastifyRequest<OneRequest>) => {
  const { id } = request.params
  const found = /^[1-9]\d{0,8}$/.test(id)
    ? await db
        .selectFrom('saved_views')
        .select(['id', 'resource', 'user_id', 'name'])
        .where('id', '=', Number(id))
        .where('user_id', '=', requireSession(request).userId)
        .executeTakeFirst()
    : undefined
  if (!found) throw new HttpError(404, errorMessages.noSuchRecord('ListView', id))
  return found
}

const toObject = (body: unknown): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null ? { ...body } : {}
