import * as z from 'zod'
import type { Parsed } from '../schema/reply-reader.ts'

/**
 * Wire format of drafts and releases. Times are ISO 8601 in UTC. A draft's `hash` is the SHA-256, in base64url, of its values
 * as canonical JSON; a record's `version` is the id of its last log entry. Replies contain the named type under `data`, and
 * replies to writes also a `message`.
 */

export const releaseStates = ['draft', 'asked', 'scheduled', 'sent back', 'published'] as const
export type ReleaseState = (typeof releaseStates)[number]

const values = () => z.record(z.string(), z.unknown())
const moment = () => z.iso.datetime()

const releaseRecordFields = () => ({
  resource: z.string(),
  id: z.int(),
  /** Title in the draft. */
  title: z.string(),
  /** True if visitors can already read the record. */
  isLive: z.boolean().describe('True if the record is published; otherwise, the release publishes it'),
  hash: z.string().describe('SHA-256 of the values as canonical JSON, in base64url'),
  /** Published version with which the draft was compared. */
  version: z.int().describe('Id of the last log entry of the record'),
  /** Last author of the draft, and the time. */
  by: z.string(),
  at: moment(),
  /** Permissions of the viewer. */
  may: z.object({ edit: z.boolean(), publish: z.boolean() }),
})
const releaseRecord = () => z.object(releaseRecordFields())
/** A record of a release: a draft of it, or the record itself if it isn't published. */
export type ReleaseRecord = Parsed<typeof releaseRecord>

export const releaseSchema = () =>
  z.object({
    id: z.int(),
    note: z.string(),
    state: z.enum(releaseStates),
    /** Scheduled time; null unless it is scheduled. */
    publish_at: moment().nullable(),
    /** Reason why a scheduled publication failed. */
    problem: z.string().nullable(),
    /** Comment of a rejection, until the release is submitted again. */
    review_note: z.string().nullable(),
    /** Creator, and the time. */
    by: z.string(),
    at: moment(),
    /** True if the viewer created or submitted it. */
    mine: z.boolean(),
    /**
     * True if the viewer may edit, withdraw, discard and rename it. If it is submitted or scheduled, only the submitter and
     * people who may publish all of it can.
     */
    may_withdraw: z.boolean(),
    asked_by: z.string().nullable(),
    /** The person who published, scheduled or rejected it. */
    decided_by: z.string().nullable(),
    decided_at: moment().nullable(),
    records: z.array(releaseRecord()).readonly(),
  })
/** Drafts and new records of any resources that are published together. */
export type Release = Parsed<typeof releaseSchema>

export const draftSchema = () =>
  z.object({
    ...releaseRecordFields(),
    /** All values, as an edit's input. They may be invalid, which prevents publication. */
    values: values(),
    /** Published values on which they are based. A value equal to its base is unchanged and follows the published one. */
    base: values(),
    /** Current published values in the same form. */
    live: values(),
    /** Fields that both the draft and the published record have changed since. */
    conflicts: z.array(z.string()).describe('Fields that changed in both the draft and the published record'),
    change: releaseSchema(),
  })
/** `GET /api/:resource/:id/draft`: 404 if there is none. Its ETag is the hash. */
export type RecordDraft = Parsed<typeof draftSchema>

/**
 * `PUT /api/:resource/:id/draft` saves a draft, with `If-Match` of the draft that it is based on or `If-None-Match: *` for the
 * first. Returns a 412 with `{ message, data: RecordDraft }` if another person saved it meanwhile, with null if it was
 * discarded. The reply is the draft, or null if the values equal the published ones and there was no draft. `DELETE` discards
 * it.
 */
export interface DraftInput {
  /**
   * All values, as an edit's input, including flags such as `taken_place`. Missing values are the published ones. The
   * publication time isn't part of a draft.
   */
  values: Readonly<Record<string, unknown>>
  /**
   * Published values on which the author's edits are based, or with which they were merged; it decides conflicts
   * (`RecordDraft.live`). Without it, a first draft is based on the current values, and a later one keeps its base.
   */
  base?: Readonly<Record<string, unknown>>
  /**
   * Release that a first draft joins; it must belong to the author or be open to all its authors. Otherwise a new release is
   * created.
   */
  change_id?: number
}

const reviewedRecord = () =>
  z.object({
    ...releaseRecordFields(),
    before: values().nullable(),
    after: values(),
    conflicts: z.array(z.string()),
  })
/** A record of a release for comparison, in the form of reads; `before` is null for an unpublished record. */
export type ReviewedRecord = Parsed<typeof reviewedRecord>

export const releaseDetailSchema = () =>
  releaseSchema().extend({ records: z.array(reviewedRecord()).readonly() })
/**
 * `GET /api/releases/:id`. `GET /api/releases` lists the open releases that the viewer may read, and `?mine=1` the viewer's
 * own of the last 30 days with their outcome.
 */
export type ReleaseDetail = Parsed<typeof releaseDetailSchema>

/**
 * `PUT /api/releases/:id/publish`: at once or at a time. Publishes exactly what was approved: 412 with the `ReleaseDetail` if a
 * hash or published version has changed since, unless only other fields did.
 */
export interface PublishRequest {
  publish_at?: string | null
  approved: readonly Pick<ReleaseRecord, 'resource' | 'id' | 'hash' | 'version'>[]
}

/** `POST /api/releases` creates a release with new, unpublished records, and with drafts of other releases like `take`. */
export interface NewRelease {
  note?: string
  records: readonly Pick<ReleaseRecord, 'resource' | 'id'>[]
}

/**
 * Other calls: `PUT /api/releases/:id` with `{ note }`; `…/submit`; `…/reject` with `{ review_note }`; `…/withdraw` withdraws
 * a submission or schedule; `…/take` with `{ records: [{ resource, id }] }` moves drafts here from other releases, which
 * requires permissions on both, and adds new records; `DELETE /api/releases/:id` discards its drafts.
 */
export interface ReleaseReply {
  message: string
  data: Release
}
