import { draftCalls } from '@kampana/engine-declare/calls/draft-calls'
import { contentMessages } from '@kampana/engine-declare/messages/content-messages'
import { draftMessages } from '@kampana/engine-declare/messages/draft-messages'
import type { RecordDraft } from '@kampana/engine-declare/api/releases'
import type { FastifyReply } from 'fastify'
import { HttpError, notFound, tooMany } from '../../error.ts'
import { hit } from '../../http/rate-limit/rate-limiter.ts'
import type { Viewer } from '../activity.ts'
import { serve } from '../calls/serve.ts'
import type { Served } from '../served.ts'
import { readRecordDraft } from '../release/review-detail.ts'
import { discardDraft } from './discard-draft.ts'
import { draftEtag, Overtaken, readPrecondition } from './precondition.ts'
import { saveDraft } from './save-draft.ts'

/** The editor saves on its own every few seconds. */
const perDay = { name: 'drafts of a person', max: 5000, seconds: 24 * 60 * 60 }

/** Serves the calls of drafts, which are unpublished edits of published records, for users with edit permission. */
export const serveDrafts = ({ app, context, resource }: Served): void => {
  if (!resource.drafts) return
  const read = (id: number, viewer: Viewer) => readRecordDraft(context, resource, id, viewer)
  serve(app, draftCalls(resource), {
    read: async ({ id, viewer, reply }) => {
      const data = await read(id, viewer)
      if (!data) throw notFound('Draft', id)
      setEtag(reply, data)
      return { data }
    },
    save: async ({ id, body, viewer, request, reply }) => {
      const matches = readPrecondition(request, true)
      const counted = await hit(context, { ...perDay, key: String(viewer.id) })
      if (counted.retryAfter > 0) throw tooMany(counted, { message: draftMessages.often })
      const { values, base, change_id: changeId } = body
      const draft = { id, causer: viewer, matches, values, base, changeId }
      const message = await saveDraft(context, resource, draft).catch((error: unknown) =>
        throwOvertaken(error, () => read(id, viewer)),
      )
      context.outbox.wake()
      const data = (await read(id, viewer)) ?? null
      setEtag(reply, data)
      return { message, data }
    },
    discard: async ({ id, viewer, request }) => {
      const draft = { id, causer: viewer, matches: readPrecondition(request, false) }
      const isReopened = await discardDraft(context, resource, draft).catch((error: unknown) =>
        throwOvertaken(error, () => read(id, viewer)),
      )
      context.outbox.wake()
      const message = contentMessages.draftDiscarded
      return { message: isReopened ? draftMessages.reopened(message) : message }
    },
  })
}

const setEtag = (reply: FastifyReply, draft: RecordDraft | null): void => {
  if (draft) void reply.header('etag', draftEtag(draft.hash))
}

/** For `catch`: a 412 with the current draft, read after the transaction because SQLite has one connection. */
const throwOvertaken = async (
  error: unknown,
  read: () => Promise<RecordDraft | undefined>,
): Promise<never> => {
  if (!(error instanceof Overtaken)) throw error
  const draft = await read()
  throw new HttpError(
    412,
    draft ? draftMessages.changedBy(draft.by) : draftMessages.draftGone,
    { data: draft ?? null },
    draft ? { etag: draftEtag(draft.hash) } : {},
  )
}
