import { releaseCalls } from '@kampana/engine-declare/calls/release-calls'
import { draftMessages } from '@kampana/engine-declare/messages/draft-messages'
import type { Release } from '@kampana/engine-declare/api/releases'
import type { FastifyInstance } from 'fastify'
import type { EngineContext } from '../context/engine-context.ts'
import { HttpError, invalid } from '../../error.ts'
import type { Viewer, Causer } from '../activity.ts'
import { serve } from '../calls/serve.ts'
import { contentMessages } from '@kampana/engine-declare/messages/content-messages'
import { calendarDay } from '@kampana/engine-declare/time/time-zone'
import { instant, after } from '../../clock.ts'
import { assertApproved, toApproved, type Approval } from './approval.ts'
import { compareMember, type Compared } from './compare.ts'
import { assertUnpublished, publishRelease } from './publish-release.ts'
import {
  decidedBy,
  recordReview,
  toReleaseSummary,
  submitRelease,
  discardRelease,
  renameRelease,
  rejectRelease,
  withdrawRelease,
} from './review-release.ts'
import { withRelease, type OpenRelease } from './with-release.ts'
import { describeReleases } from './describe-releases.ts'
import { findReleaseIfAny } from './members.ts'
import { readReleaseDetail } from './review-detail.ts'
import type { DraftAction } from '../drafts/draft-permissions.ts'
import { releaseSchedule } from './schedule.ts'
import { takeRecords } from './take-records.ts'

/** Serves the calls of releases, and adds their schedule. */
export const serveReleases = (app: FastifyInstance, context: EngineContext): void => {
  context.publishScheduler.add(releaseSchedule(context))
  const { describe, step } = writers(context)
  serve(app, releaseCalls, {
    list: async ({ query, viewer }) => ({
      data: await listReleases(context, viewer, query.mine !== undefined),
    }),
    read: async ({ id, viewer }) => ({ data: await readReleaseDetail(context, id, viewer) }),
    create: async ({ body, viewer }) => {
      const id = await takeRecords(context, { note: body.note ?? '' }, body.records, viewer)
      return { message: draftMessages.begun, data: await describe(id, viewer) }
    },
    take: async ({ id, body, viewer }) => {
      await takeRecords(context, { id }, body.records, viewer)
      return { message: draftMessages.taken, data: await describe(id, viewer) }
    },
    rename: ({ id, body, viewer }) =>
      step(id, viewer, 'withdraw', (release) => renameRelease(release, body.note ?? '')),
    submit: ({ id, viewer }) => step(id, viewer, 'edit', submitRelease),
    reject: ({ id, body, viewer }) =>
      step(id, viewer, 'publish', (release) => rejectRelease(release, body.review_note)),
    withdraw: ({ id, viewer }) => step(id, viewer, 'withdraw', withdrawRelease),
    publish: async ({ id, body, viewer }) => {
      const approval = { id, publishAt: body.publish_at, causer: viewer, approved: body.approved }
      const message = await approveRelease(context, approval).catch(async (error: unknown) => {
        if (!(error instanceof HttpError) || error.status !== 412) throw error
        // Runs after the transaction, because SQLite has one connection.
        const data = await readReleaseDetail(context, id, viewer)
        throw new HttpError(412, error.body.message, { ...error.body, data })
      })
      return { message, data: await describe(id, viewer) }
    },
    discard: async ({ id, viewer }) => {
      const message = await withRelease(context, id, { causer: viewer, right: 'withdraw' }, discardRelease)
      context.outbox.wake()
      return { message }
    },
  })
}

/** Functions for replies to writes. */
const writers = (context: EngineContext) => {
  /** A release as in replies; null if it was emptied or discarded meanwhile. */
  const describe = async (id: number, viewer: Viewer): Promise<Release | null> => {
    const row = await findReleaseIfAny(context.db, id)
    const [release] = await describeReleases(context, context.db, row ? [row] : [], viewer)
    return release ?? null
  }
  return {
    describe,
    /** A step of authors and reviewers before publication, with its own permission. */
    step: async (
      id: number,
      viewer: Viewer,
      permission: DraftAction | 'withdraw',
      work: (release: OpenRelease) => Promise<string>,
    ) => {
      const message = await withRelease(context, id, { causer: viewer, right: permission }, work)
      context.outbox.wake()
      return { message, data: await describe(id, viewer) }
    },
  }
}

const oneDay = 24 * 60 * 60
/** Number of days for which people see the outcome of their submissions. */
const mineDays = 30
const maxListed = 200

/** Open releases that a viewer may read, or the viewer's own ones, including recently published ones. */
const listReleases = async (
  context: Pick<EngineContext, 'db' | 'now' | 'findHooks' | 'services'>,
  viewer: Viewer,
  mine: boolean,
): Promise<Release[]> => {
  const { db, now } = context
  const since = instant(after(now(), -mineDays * oneDay))
  const rows = await db
    .selectFrom('changes')
    .selectAll()
    .where((eb) =>
      mine
        ? eb.and([
            eb.or([eb('began_by', '=', viewer.id), eb('asked_by', '=', viewer.id)]),
            eb.or([eb('state', '!=', 'published'), eb('decided_at', '>', since)]),
          ])
        : eb('state', '!=', 'published'),
    )
    // Submitted releases come first, so that the limit never hides one from its reviewers.
    .orderBy((eb) => eb.case().when('state', '=', 'asked').then(0).else(1).end())
    .orderBy('id', 'desc')
    .limit(maxListed)
    .execute()
  const newestFirst = rows.toSorted((a, b) => b.id - a.id)
  return describeReleases(context, db, newestFirst, viewer)
}

interface ReleaseApproval {
  id: number
  causer: Causer
  approved: readonly Approval[]
  /** Null publishes at once. */
  publishAt: string | null
}

/** Publishes exactly what was approved, at once or at a time. Returns the notice. */
const approveRelease = async (
  context: EngineContext,
  { id, causer, approved, publishAt }: ReleaseApproval,
): Promise<string> => {
  const time = context.now()
  const publication = { causer, approved, today: calendarDay(context.settings.timeZone, time) }
  if (publishAt === null) {
    await publishRelease(context, id, { ...publication, notifies: true, assertReady: assertUnpublished })
    return contentMessages.published
  }
  if (publishAt <= instant(time)) throw invalid({ publish_at: [contentMessages.past] })
  // A dry run reports problems to the approver now instead of at the scheduled time.
  const trial = { ...publication, notifies: false, isTrial: true, assertReady: assertUnpublished }
  await publishRelease(context, id, trial)
  await withRelease(context, id, { causer, right: 'publish' }, async (release) => {
    const { trx, members, set } = release
    const compared: Compared[] = []
    for (const member of members) {
      const each = await compareMember(context, trx, member)
      if (each) compared.push(each)
    }
    // Another person may have written since the dry run.
    await assertApproved(trx, compared, approved)
    const state = 'scheduled'
    await set({
      state,
      publish_at: publishAt,
      problem: null,
      review_note: null,
      approved: JSON.stringify(compared.map(toApproved)),
      ...decidedBy(release),
    })
    await recordReview(release, 'schedule')
    await context.releaseEmails.published(trx, toReleaseSummary(release), { causer, moment: publishAt })
  })
  context.publishScheduler.wake()
  context.outbox.wake()
  return contentMessages.scheduled
}
