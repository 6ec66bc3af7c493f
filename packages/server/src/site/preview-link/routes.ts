import { previewLinkCalls } from '@kampana/shared/calls/preview-link-calls'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { serve } from '@kampana/engine-server/records/calls/serve'
import { fetchReadableUpdate, endPreviewLink, listPreviewLinks, makePreviewLink } from './links.ts'

/** Serves calls with which staff create, list and revoke preview links of updates that they can read. */
export const servePreviewLinks = (app: FastifyInstance, context: AppContext): void =>
  serve(app, previewLinkCalls, {
    list: async ({ id, viewer }) => {
      await fetchReadableUpdate(context, context.db, id, viewer)
      return { data: await listPreviewLinks(context, id) }
    },
    make: async ({ id, viewer }) => {
      const data = await makePreviewLink(context, id, viewer)
      return { message: errorMessages.previewLinkMade, data }
    },
    end: async ({ id, viewer }) => {
      await endPreviewLink(context, id, viewer)
      return { message: errorMessages.previewLinkEnded }
    },
  })
