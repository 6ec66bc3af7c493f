import { contentMessages } from '@kampana/shared/messages/content-messages'
import { draftMessages } from '@kampana/shared/messages/draft-messages'
import type { RecordDraft } from '@kampana/shared/api/releases'
import { recordRoute } from '@kampana/shared/resource'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { HttpError, notFound, tooMany } from '../../error.ts'
import { hit } from '../../http/rate-limit/rate-limiter.ts'
import { required } from '../../required.ts'
import { getCauser, parseId } from '../request.ts'
import type { Served } from '../served.ts'
import { getViewer } from '../viewer.ts'
import { discardDraft } from './discard-draft.ts'
import { discardSchema, readDraftSchema, saveDraftSchema } from './openapi.ts'
import { parseReleaseId, valueIn } from '../release/parse-body.ts'
import { draftEtag, Overtaken, readPrecondition } from './precondition.ts'
import { readRecordDraft } from '../release/review-detail.ts'
import { draftPermission } from './draft-permissions.ts'
import { saveDraft } from './save-draft.ts'

interface OneRequest {
  Params: { id: string }
}
/** The editor saves on its own every few seconds. */
const perDay = { name: 'drafts of a person', max: 5000, seconds: 24 * 60 * 60 }
/** Fits the draft's values and the values they started from. */
const bodyLimit = 2 * 1024 * 1024

/** GET, PUT and DELETE /api/{resource}/{id}/draft: the unpublished edits of a published record, for users who may edit it. */
export const serveDrafts = ({ app, context, resource }: Served): void => {
  if (!resource.drafts) return
  const path = `${recordRoute(resource)}/draft`
  const config = { access: [draftPermission(resource, 'edit')] }
  const read = (request: FastifyRequest, id: number): Promise<RecordDraft | undefined> =>
    readRecordDraft(context, resource, id, required(getViewer(request)))

  app.get<OneRequest>(path, { config, schema: readDraftSchema(resource) }, async (request, reply) => {
    const id = parseId(resource, request.params.id)
    const data = await read(request, id)
    if (!data) throw notFound('Draft', id)
    return withEtag(reply, data).send({ data })
  })

  app.put<OneRequest>(
    path,
    { config, bodyLimit, schema: saveDraftSchema(resource) },
    async (request, reply) => {
      const id = parseId(resource, request.params.id)
      const causer = getCauser(request)
      const matches = readPrecondition(request, true)
      const counted = await hit(context, { ...perDay, key: String(causer.id) })
      if (counted.retryAfter > 0) throw tooMany(counted, { message: draftMessages.often })
      const { body } = request
      const message = await saveDraft(context, resource, {
        id,
        causer,
        matches,
        values: valueIn(body, 'values'),
        base: valueIn(body, 'base'),
        changeId: parseReleaseId(body),
        pictures: await context.services.uploads.current(),
      }).catch((error: unknown) => throwOvertaken(error, () => read(request, id)))
      context.outbox.wake()
      const data = (await read(request, id)) ?? null
      return withEtag(reply, data).send({ message, data })
    },
  )

  app.delete<OneRequest>(path, { config, schema: discardSchema(resource) }, async (request) => {
    const id = parseId(resource, request.params.id)
    const draft = { id, causer: getCauser(request), matches: readPrecondition(request, false) }
    const isReopened = await discardDraft(context, resource, draft).catch((error: unknown) =>
      throwOvertaken(error, () => read(request, id)),
    )
    context.outbox.wake()
    const message = contentMessages.draftDiscarded
    return { message: isReopened ? draftMessages.reopened(message) : message }
  })
}

const withEtag = (reply: FastifyReply, draft: RecordDraft | null): FastifyReply =>
  draft ? reply.header('etag', draftEtag(draft.hash)) : reply

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
