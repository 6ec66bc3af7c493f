import { errorMessages } from '@kampana/shared/messages/error-messages'
import { updates } from '@kampana/shared/resources/updates'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { getCauser, parseId } from '../../crud/request.ts'
import { endPreviewLink, listPreviewLinks, makePreviewLink } from './links.ts'

interface OneRequest {
  Params: { id: string }
}
const access = ['edit updates', 'create updates']
const options = (summary: string) => ({ config: { access }, schema: { tags: ['updates'], summary } })

/** The routes by which staff make links to previews of an update, list those that work, and end them. */
export const servePreviewLinks = (app: FastifyInstance, context: AppContext): void => {
  app.get<OneRequest>(
    '/api/updates/:id/preview-links',
    options('The links to previews of an update that still work'),
    async ({ params }) => ({ data: await listPreviewLinks(context, parseId(updates, params.id)) }),
  )
  app.post<OneRequest>(
    '/api/updates/:id/preview-links',
    options('Make a link by which anyone sees an update as it would be'),
    async (request, reply) => {
      const id = parseId(updates, request.params.id)
      const data = await makePreviewLink(context, id, getCauser(request))
      return reply.code(201).send({ message: errorMessages.previewLinkMade, data })
    },
  )
  app.delete<OneRequest>('/api/preview-links/:id', options('End a link to a preview'), async (request) => {
    await endPreviewLink(
      context,
      parseId({ ...updates, name: 'preview-links' }, request.params.id),
      getCauser(request),
    )
    return { message: errorMessages.previewLinkEnded }
  })
}
