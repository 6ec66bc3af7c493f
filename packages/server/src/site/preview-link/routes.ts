import { previewLinkSchema } from '@kampana/shared/api/preview-links-api'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import { updates } from '@kampana/shared/resources/updates'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { routeSchema, rowsOf } from '../../crud/openapi.ts'
import { parseId } from '../../crud/request.ts'
import { getViewer } from '../../crud/viewer.ts'
import { required } from '../../required.ts'
import { fetchReadableUpdate, endPreviewLink, listPreviewLinks, makePreviewLink } from './links.ts'

interface OneRequest {
  Params: { id: string }
}
const access = ['edit updates', 'create updates']
const options = (summary: string) => ({ config: { access }, schema: { tags: ['updates'], summary } })

/** Routes for staff to create, list and revoke preview links of updates that they can read. */
export const servePreviewLinks = (app: FastifyInstance, context: AppContext): void => {
  app.get<OneRequest>(
    '/api/updates/:id/preview-links',
    {
      config: { access },
      schema: routeSchema('updates', 'List the valid preview links of an update', () => ({
        reply: rowsOf(previewLinkSchema),
      })),
    },
    async (request) => {
      const id = parseId(updates, request.params.id)
      await fetchReadableUpdate(context, context.db, id, getViewer(request))
      return { data: await listPreviewLinks(context, id) }
    },
  )
  app.post<OneRequest>(
    '/api/updates/:id/preview-links',
    options('Create a public preview link of an update'),
    async (request, reply) => {
      const id = parseId(updates, request.params.id)
      const data = await makePreviewLink(context, id, required(getViewer(request)))
      return reply.code(201).send({ message: errorMessages.previewLinkMade, data })
    },
  )
  app.delete<OneRequest>(
    '/api/preview-links/:id',
    options('Revoke a preview link; links of other people need `edit updates`'),
    async (request) => {
      const id = parseId({ ...updates, name: 'preview-links' }, request.params.id)
      await endPreviewLink(context, id, required(getViewer(request)))
      return { message: errorMessages.previewLinkEnded }
    },
  )
}
