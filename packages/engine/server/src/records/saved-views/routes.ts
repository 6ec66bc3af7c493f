import type { BodyOf } from '@kampana/engine-declare/calls/call'
import { savedViewCalls } from '@kampana/engine-declare/calls/saved-view-calls'
import { savedViewQuery, type SavedView } from '@kampana/engine-declare/lists/saved-view'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import { basicErrorMessages } from '@kampana/engine-declare/messages/basic-error-messages'
import { permissionName } from '@kampana/engine-declare/resource'
import { allResources } from '@kampana/engine-declare/registry/all-resources'
import { fold } from '@kampana/engine-declare/text/fold'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { instant } from '../../clock.ts'
import { conflict, forbidden, invalid, notFound } from '../../error.ts'
import { requireSession } from '../../http/session.ts'
import { serve } from '../calls/serve.ts'
import type { EngineContext } from '../context/engine-context.ts'
import { shownName } from '../people.ts'

const maxViews = 50

/** Serves saved views. They are a display setting, so they have no log entries. */
export const serveSavedViews = (app: FastifyInstance, context: EngineContext): void => {
  const { db, now } = context
  serve(app, savedViewCalls, {
    list: async ({ query, viewer, request, reply }) => {
      const resource = allowedResource(request, query.resource)
      void reply.header('cache-control', 'no-store')
      return { data: await listSavedViews(context, resource, viewer.id) }
    },
    create: async ({ body, viewer, request }) => {
      const resource = allowedResource(request, body.resource)
      const own = await ownViews(context, resource, viewer.id)
      if (own.length >= maxViews) throw conflict(basicErrorMessages.manyViews(maxViews))
      assertFree(own, body.name)
      const { id } = await db
        .insertInto('saved_views')
        .values({ user_id: viewer.id, resource, ...toRow(body), created_at: instant(now()) })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { message: basicMessages.viewSaved(body.name), data: { id } }
    },
    edit: async ({ id, body, viewer, request }) => {
      const { resource } = await findOwn(context, id, viewer.id)
      allowedResource(request, resource)
      const own = await ownViews(context, resource, viewer.id)
      assertFree(
        own.filter((other) => other.id !== id),
        body.name,
      )
      await db.updateTable('saved_views').set(toRow(body)).where('id', '=', id).execute()
      return { message: basicMessages.viewSaved(body.name) }
    },
    delete: async ({ id, viewer }) => {
      const { name } = await findOwn(context, id, viewer.id)
      await db.deleteFrom('saved_views').where('id', '=', id).execute()
      return { message: basicMessages.viewDeleted(name) }
    },
  })
}

const listSavedViews = async (
  { db }: EngineContext,
  resource: string,
  userId: number,
): Promise<SavedView[]> => {
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
  if (!resource) throw invalid({ resource: [basicMessages.invalid.selected('resource')] })
  const permission = permissionName('list', resource)
  if (!requireSession(request).permissions.has(permission)) throw forbidden(permission)
  return resource.name
}

const toRow = ({ name, is_shared, query }: BodyOf<typeof savedViewCalls.edit>) => ({
  name,
  is_shared: Number(is_shared),
  query: JSON.stringify(query),
})

const ownViews = ({ db }: EngineContext, resource: string, user_id: number) =>
  db
    .selectFrom('saved_views')
    .select(['id', 'name'])
    .where('resource', '=', resource)
    .where('user_id', '=', user_id)
    .execute()

const assertFree = (own: readonly { name: string }[], name: string): void => {
  if (own.some((each) => fold(each.name) === fold(name)))
    throw invalid({ name: [basicMessages.invalid.taken('name')] })
}

const findOwn = async ({ db }: EngineContext, id: number, userId: number) => {
  const found = await db
    .selectFrom('saved_views')
    .select(['id', 'resource', 'user_id', 'name'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!found) throw notFound('ListView', id)
  return found
}
