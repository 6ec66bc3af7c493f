import { datetime, longText, optional } from '@kampana/shared/kinds/index'
import { draftMessages } from '@kampana/shared/messages/draft-messages'
import type { Change } from '@kampana/shared/api/changes'
import type { Fields } from '@kampana/shared/resource'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { EngineContext } from '../context/engine-context.ts'
import { HttpError, notFound } from '../../error.ts'
import { required } from '../../required.ts'
import { getCauser, parseInput } from '../request.ts'
import { getViewer } from '../viewer.ts'
import { approveChange } from './approve-change.ts'
import { describeChanges } from './describe-changes.ts'
import { listChanges } from './list-changes.ts'
import { seekChange } from './members.ts'
import { changedSchema, changesSchema, detailSchema } from '../drafts/openapi.ts'
import { parseApprovals, parseRecords, partOf } from './parse-body.ts'
import { readChangeDetail } from './review-detail.ts'
import { askForChange, discardChange, noteChange, sendChangeBack, takeChangeBack } from './review-change.ts'
import type { Right } from '../drafts/rights.ts'
import { changeSchedule } from './schedule.ts'
import { takeRecords } from './take-records.ts'
import { withChange, type OpenChange } from './with-change.ts'

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
export const serveChanges = (app: FastifyInstance, context: EngineContext): void => {
  context.publishScheduler.add(changeSchedule(context))
  serveReading(app, context)
  serveGathering(app, context)
  serveReview(app, context)
  servePublication(app, context)
}

const serveReading = (app: FastifyInstance, context: EngineContext): void => {
  app.get<ListRequest>(path, { config, schema: changesSchema }, async (request) => ({
    data: await listChanges(context, viewerOf(request), request.query.mine !== undefined),
  }))
  app.get<OneRequest>(`${path}/:id`, { config, schema: detailSchema }, async (request) => ({
    data: await readChangeDetail(context, parseChange(request), viewerOf(request)),
  }))
}

/** Creates a release from records, and moves drafts into a release. */
const serveGathering = (app: FastifyInstance, context: EngineContext): void => {
  const begin = { config, schema: changedSchema('Begin a change with records that aren’t live') }
  app.post(path, begin, async (request, reply) => {
    const note = readNote(request.body)
    const id = await takeRecords(context, { note }, parseRecords(request.body), getCauser(request))
    return reply
      .code(201)
      .send({ message: draftMessages.begun, data: await describeOne(context, request, id) })
  })
  const take = { config, schema: changedSchema('Move drafts here from other changes') }
  app.put<OneRequest>(`${path}/:id/take`, take, async (request) => {
    const id = parseChange(request)
    await takeRecords(context, { id }, parseRecords(request.body), getCauser(request))
    return { message: draftMessages.taken, data: await describeOne(context, request, id) }
  })
}

/** Steps of authors and reviewers before publication, each with its own permission. */
const serveReview = (app: FastifyInstance, context: EngineContext): void => {
  const serve = (
    step: string,
    summary: string,
    right: Right | 'withdraw',
    work: (change: OpenChange, body: unknown) => Promise<string>,
  ): void => {
    app.put<OneRequest>(`${path}/:id${step}`, { config, schema: changedSchema(summary) }, async (request) => {
      const id = parseChange(request)
      const who = { causer: getCauser(request), right }
      const message = await withChange(context, id, who, (change) => work(change, request.body))
      context.outbox.wake()
      return { message, data: await describeOne(context, request, id) }
    })
  }
  serve('', 'Change the note of a change', 'withdraw', (change, body) => noteChange(change, readNote(body)))
  serve('/submit', 'Ask for the publication of a change', 'edit', askForChange)
  serve('/reject', 'Send a change back with a word', 'publish', (change, body) =>
    sendChangeBack(change, parseInput(backForm, body).review_note),
  )
  serve('/withdraw', 'Take back a request or a time', 'withdraw', takeChangeBack)
}

/** Publishes or discards a release. */
const servePublication = (app: FastifyInstance, context: EngineContext): void => {
  const publish = { config, schema: changedSchema('Publish a change, at once or at a time') }
  app.put<OneRequest>(`${path}/:id/publish`, publish, async (request) => {
    const id = parseChange(request)
    const { publish_at: publishAt } = readPart(timeForm, request.body)
    const approval = { id, publishAt, causer: getCauser(request), approved: parseApprovals(request.body) }
    const message = await approveChange(context, approval).catch(async (error: unknown) => {
      if (!(error instanceof HttpError) || error.status !== 412) throw error
      // Runs after the transaction, because SQLite has one connection.
      const data = await readChangeDetail(context, id, viewerOf(request))
      throw new HttpError(412, error.body.message, { ...error.body, data })
    })
    return { message, data: await describeOne(context, request, id) }
  })
  const discard = { config, schema: changedSchema('Discard a change with its drafts') }
  app.delete<OneRequest>(`${path}/:id`, discard, async (request) => {
    const who = { causer: getCauser(request), right: 'withdraw' } as const
    const message = await withChange(context, parseChange(request), who, discardChange)
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
): Promise<Change | null> => {
  const row = await seekChange(context.db, id)
  const [change] = await describeChanges(context, context.db, row ? [row] : [], viewerOf(request))
  return change ?? null
}

const readNote = (body: unknown): string => readPart(noteForm, body).note ?? ''

/** Values of a form's fields within a larger body. */
const readPart = <F extends Fields>(form: F, body: unknown) =>
  parseInput(form, Object.fromEntries(Object.keys(form).map((name) => [name, partOf(body, name)])))

const parseChange = ({ params }: FastifyRequest<OneRequest>): number => {
  if (!/^[1-9]\d{0,8}$/.test(params.id)) throw notFound('Change', params.id)
  return Number(params.id)
}
