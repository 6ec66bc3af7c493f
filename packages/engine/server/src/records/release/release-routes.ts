import { releaseCalls } from '@kampana/engine-declare/calls/release-calls'
import { draftMessages } from '@kampana/engine-declare/messages/draft-messages'
import type { Release } from '@kampana/engine-declare/api/releases'
import type { FastifyInstance } from 'fastify'
import type { EngineContext } from '../context/engine-context.ts'
import { HttpError } from '../../error.ts'
import type { Viewer } from '../activity.ts'
import { serve } from '../calls/serve.ts'
import { approveRelease } from './approve-release.ts'
import { describeReleases } from './describe-releases.ts'
import { listReleases } from './list-releases.ts'
import { findReleaseIfAny } from './members.ts'
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
