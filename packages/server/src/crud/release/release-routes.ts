import { datetime, longText, optional } from '@kampana/shared/kinds/index'
import { draftMessages } from '@kampana/shared/messages/draft-messages'
import type { Release } from '@kampana/shared/api/releases'
import type { Fields } from '@kampana/shared/resource'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { EngineContext } from '../context/engine-context.ts'
import { HttpError, notFound } from '../../error.ts'
import { required } from '../../required.ts'
import { getCauser, parseInput } from '../request.ts'
import { getViewer } from '../viewer.ts'
import { approveRelease } from './approve-release.ts'
import { describeReleases } from './describe-releases.ts'
import { listReleases } from './list-releases.ts'
import { findReleaseIfAny } from './members.ts'
import { releaseReplySchema, releasesSchema, detailSchema } from '../drafts/openapi.ts'
import { parseApprovals, parseRecords, valueIn } from './parse-body.ts'
import { readReleaseDetail } from './review-detail.ts'
import {
  submitRelease,
  discardRelease,
  renameRelease,
  rejectRelease,
  withdrawRelease,
} from './review-release.ts'
import type { DraftAction } from '../drafts/draft-permissions.ts'
import { releaseSchedule } from './schedule.ts'
import { takeRecords } from './take-records.ts'
import { withRelease, type OpenRelease } from './with-release.ts'

interface OneRequest {
  Params: { id: string }
}
interface ListRequest {
  Querystring: { mine?: unknown }
}
/** Open to everybody signed in. Each record's permissions are checked when it is read. */
const config = { access: 'signed in' } as const
const path = '/api/releases'

const noteForm = { note: optional(longText('Note')) }
const backForm = { review_note: longText('Note of the reviewer') }
const timeForm = { publish_at: optional(datetime('Publish at')) }

/** Routes of releases, and their schedule. */
export const serveReleases = (app: FastifyInstance, context: EngineContext): void => {
  context.publishScheduler.add(releaseSchedule(context))
  serveReading(app, context)
  serveGathering(app, context)
  serveReview(app, context)
  servePublication(app, context)
}

const serveReading = (app: FastifyInstance, context: EngineContext): void => {
  app.get<ListRequest>(path, { config, schema: releasesSchema }, async (request) => ({
    data: await listReleases(context, viewerOf(request), request.query.mine !== undefined),
  }))
  app.get<OneRequest>(`${path}/:id`, { config, schema: detailSchema }, async (request) => ({
    data: await readReleaseDetail(context, parseRelease(request), viewerOf(request)),
  }))
}

/** Creates a release from records, and moves drafts into a release. */
const serveGathering = (app: FastifyInstance, context: EngineContext): void => {
  const begin = { config, schema: releaseReplySchema('Create a release with drafts and unpublished records') }
  app.post(path, begin, async (request, reply) => {
    const note = readNote(request.body)
    const id = await takeRecords(context, { note }, parseRecords(request.body), getCauser(request))
    return reply
      .code(201)
      .send({ message: draftMessages.begun, data: await describeOne(context, request, id) })
  })
  const take = { config, schema: releaseReplySchema('Move drafts and unpublished records into a release') }
  app.put<OneRequest>(`${path}/:id/take`, take, async (request) => {
    const id = parseRelease(request)
    await takeRecords(context, { id }, parseRecords(request.body), getCauser(request))
    return { message: draftMessages.taken, data: await describeOne(context, request, id) }
  })
}

/** Steps of authors and reviewers before publication, each with its own permission. */
const serveReview = (app: FastifyInstance, context: EngineContext): void => {
  const serve = (
    step: string,
    summary: string,
    permission: DraftAction | 'withdraw',
    work: (release: OpenRelease, body: unknown) => Promise<string>,
  ): void => {
    app.put<OneRequest>(
      `${path}/:id${step}`,
      { config, schema: releaseReplySchema(summary) },
      async (request) => {
        const id = parseRelease(request)
        const who = { causer: getCauser(request), right: permission }
        const message = await withRelease(context, id, who, (release) => work(release, request.body))
        context.outbox.wake()
        return { message, data: await describeOne(context, request, id) }
      },
    )
  }
  serve('', 'Edit the note of a release', 'withdraw', (release, body) =>
    renameRelease(release, readNote(body)),
  )
  serve('/submit', 'Submit a release for review', 'edit', submitRelease)
  serve('/reject', 'Reject a release with a comment', 'publish', (release, body) =>
    rejectRelease(release, parseInput(backForm, body).review_note),
  )
  serve('/withdraw', 'Withdraw the submission or schedule of a release', 'withdraw', withdrawRelease)
}

/** Publishes or discards a release. */
const servePublication = (app: FastifyInstance, context: EngineContext): void => {
  const publish = { config, schema: releaseReplySchema('Publish a release, now or at a scheduled time') }
  app.put<OneRequest>(`${path}/:id/publish`, publish, async (request) => {
    const id = parseRelease(request)
    const { publish_at: publishAt } = readForm(timeForm, request.body)
    const approval = { id, publishAt, causer: getCauser(request), approved: parseApprovals(request.body) }
    const message = await approveRelease(context, approval).catch(async (error: unknown) => {
      if (!(error instanceof HttpError) || error.status !== 412) throw error
      // Runs after the transaction, because SQLite has one connection.
      const data = await readReleaseDetail(context, id, viewerOf(request))
      throw new HttpError(412, error.body.message, { ...error.body, data })
    })
    return { message, data: await describeOne(context, request, id) }
  })
  const discard = { config, schema: releaseReplySchema('Discard a release and its drafts') }
  app.delete<OneRequest>(`${path}/:id`, discard, async (request) => {
    const who = { causer: getCauser(request), right: 'withdraw' } as const
    const message = await withRelease(context, parseRelease(request), who, discardRelease)
    context.outbox.wake()
    return { message }
  })
}

const viewerOf = (request: FastifyRequest) => required(getViewer(request))

/** A release as in replies; null if it was emptied or discarded meanwhile. */
const describeOne = async (
  context: EngineContext,
  request: FastifyRequest,
  id: number,
): Promise<Release | null> => {
  const row = await findReleaseIfAny(context.db, id)
  const [release] = await describeReleases(context, context.db, row ? [row] : [], viewerOf(request))
  return release ?? null
}

const readNote = (body: unknown): string => readForm(noteForm, body).note ?? ''

/** Values of a form's fields within a larger body. */
const readForm = <F extends Fields>(form: F, body: unknown) =>
  parseInput(form, Object.fromEntries(Object.keys(form).map((name) => [name, valueIn(body, name)])))

const parseRelease = ({ params }: FastifyRequest<OneRequest>): number => {
  if (!/^[1-9]\d{0,8}$/.test(params.id)) throw notFound('Change', params.id)
  return Number(params.id)
}
