import { permissionName, recordRoute, type Resource } from '@kampana/shared/resource'
import type { FastifyRequest, FastifySchema } from 'fastify'
import { recordParams, routeSchema } from '../openapi.ts'
import { singularPhrase } from '@kampana/shared/calls/nouns'
import { getCauser, parseId } from '../request.ts'
import { assertReadable } from '../permissions/assert-readable.ts'
import { assertMayDo } from '../permissions/permissions.ts'
import type { Served } from '../served.ts'
import { recordPresence, removePresence, type OpenForm } from './presence.ts'

interface OneRequest {
  Params: { id: string }
}

/**
 * PUT /api/{resource}/{id}/presence while a form is open: returns the names of the others who have it open, for users who may
 * edit the record. DELETE …/presence when the form closes. Neither extends a session.
 */
export const servePresence = ({ app, context, resource, hooks, store }: Served): void => {
  if (!resource.actions.includes('edit')) return
  const path = `${recordRoute(resource)}/presence`
  const config = { access: [permissionName('edit', resource)], unattended: true }
  const formOf = (request: FastifyRequest<OneRequest>): OpenForm => ({
    resource: resource.name,
    record_id: parseId(resource, request.params.id),
    user_id: getCauser(request).id,
  })

  app.put<OneRequest>(path, { config, schema: noteSchema(resource) }, async (request) => {
    const form = formOf(request)
    const row = await store.find(form.record_id)
    assertReadable(resource, hooks, request)(row)
    await assertMayDo(context.db, getCauser(request), 'edit', resource, row)
    return { data: await recordPresence(context, form) }
  })

  app.delete<OneRequest>(path, { config, schema: leaveSchema(resource) }, async (request, reply) => {
    await removePresence(context, formOf(request))
    return reply.code(204).send()
  })
}

const noteSchema = (resource: Resource): FastifySchema => {
  const summary = `Report presence in the form of ${singularPhrase(resource)}; repeat every 20 seconds`
  return routeSchema(resource.name, summary, () => ({
    params: recordParams(resource),
    description: 'Names of the other people with the form open',
    reply: { data: { type: 'array', items: { type: 'string' } } },
    refusals: [403, 404],
  }))
}

const leaveSchema = (resource: Resource): FastifySchema => ({
  tags: [resource.name],
  summary: `End presence in the form of ${singularPhrase(resource)}`,
  later: () => ({ params: recordParams(resource), response: { 204: { description: 'Success' } } }),
})
