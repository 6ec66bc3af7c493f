import * as z from 'zod'
import { releaseDetailSchema, releaseSchema } from '../api/releases.ts'
import { datetime, longText, optional } from '../kinds/index.ts'
import { del, get, post, put } from './call.ts'

// Open to everybody signed in. Each record's permissions are checked when it is read.
const shared = { access: 'signed in', tag: 'releases' } as const
const one = { ...shared, ids: { id: 'Change' }, refusals: [403, 404] } as const
const step = { ...one, data: () => releaseSchema().nullable(), refusals: [403, 404, 422] } as const

const recordId = () => z.int().positive().max(2_147_483_647)
const named = () => z.object({ resource: z.string().max(100), id: recordId() })
/** More records than anybody reviews before a publication. */
const most = 200
const records = () => z.array(named()).min(1).max(most)
const approved = () => z.array(named().extend({ hash: z.string().max(100), version: z.int() })).max(most)

/** Calls of releases: drafts that are reviewed, scheduled and published together. */
export const releaseCalls = {
  list: get('/api/releases', {
    ...shared,
    summary: 'List the open releases that the user may read',
    query: { mine: '1 for the user’s own releases of the last 30 days' },
    data: () => z.array(releaseSchema()),
  }),
  create: post('/api/releases', {
    ...step,
    ids: {},
    summary: 'Create a release with unpublished records, or with drafts of other releases',
    body: { note: optional(longText('Note')), records },
    isLoose: true,
    status: 201,
  }),
  read: get('/api/releases/:id', {
    ...one,
    summary: 'Compare the records of a release with the published records',
    data: releaseDetailSchema,
  }),
  rename: put('/api/releases/:id', {
    ...step,
    summary: 'Edit the note of a release',
    body: { note: optional(longText('Note')) },
    isLoose: true,
  }),
  take: put('/api/releases/:id/take', {
    ...step,
    summary: 'Move drafts from other releases into a release',
    body: { records },
    isLoose: true,
  }),
  submit: put('/api/releases/:id/submit', { ...step, summary: 'Submit a release for review' }),
  reject: put('/api/releases/:id/reject', {
    ...step,
    summary: 'Reject a release with a comment',
    body: { review_note: longText('Note of the reviewer') },
  }),
  withdraw: put('/api/releases/:id/withdraw', {
    ...step,
    summary: 'Withdraw the submission or the schedule of a release',
  }),
  publish: put('/api/releases/:id/publish', {
    ...step,
    summary: 'Publish a release now or at a scheduled time',
    description: 'The reply is a 412 with the release if a record has changed since the approval.',
    body: { publish_at: optional(datetime('Publish at')), approved },
    isLoose: true,
  }),
  discard: del('/api/releases/:id', { ...one, summary: 'Discard a release with its drafts' }),
}
