import * as z from 'zod'
import type { Parsed } from '../schema/reply-reader.ts'

/**
 * The wire of drafts over live records, and of the changes that hold them. Moments are ISO 8601 in UTC. A draft's `hash` is the
 * SHA-256, in base64url, of its values as canonical JSON; a record's `version` is the id of its last log entry. Replies have
 * what is named here under `data`, those of writes with their `message` beside it.
 */

export const changeStates = ['draft', 'asked', 'scheduled', 'sent back', 'published'] as const
export type ChangeState = (typeof changeStates)[number]

const values = () => z.record(z.string(), z.unknown())
const moment = () => z.iso.datetime()

const changedRecordShape = () => ({
  resource: z.string(),
  id: z.int(),
  /** As it is called in the draft. */
  title: z.string(),
  /** Whether visitors read the record already. */
  isLive: z.boolean().describe('Otherwise it goes live with the change'),
  hash: z.string().describe('Of the values as canonical JSON (SHA-256, base64url)'),
  /** The live version with which the draft was compared when this was read. */
  version: z.int().describe("The live record's newest log entry"),
  /** Who wrote the draft last, and when. */
  by: z.string(),
  at: moment(),
  /** What the viewer may do. */
  may: z.object({ edit: z.boolean(), publish: z.boolean() }),
})
const changedRecord = () => z.object(changedRecordShape())
/** A record of a change: what is drafted over it, or itself while it isn't live. */
export type ChangedRecord = Parsed<typeof changedRecord>

export const changeSchema = () =>
  z.object({
    id: z.int(),
    note: z.string(),
    state: z.enum(changeStates),
    /** When it goes live; null unless it is scheduled. */
    publish_at: moment().nullable(),
    /** Why it could not be published at its time. */
    problem: z.string().nullable(),
    /** What was said when it was sent back, until its publication is asked for again. */
    review_note: z.string().nullable(),
    /** Who began it, and when. */
    by: z.string(),
    at: moment(),
    /** Whether the viewer began it or asked for it. */
    mine: z.boolean(),
    /**
     * Whether the viewer may write into it, withdraw, discard and rename it. While it is submitted or scheduled, only who submitted
     * it may, and who may publish all of it.
     */
    may_withdraw: z.boolean(),
    asked_by: z.string().nullable(),
    /** Who published, scheduled or sent it back. */
    decided_by: z.string().nullable(),
    decided_at: moment().nullable(),
    records: z.array(changedRecord()).readonly(),
  })
/** One or more drafts and new records of any resources, which are published together. */
export type Change = Parsed<typeof changeSchema>

export const draftSchema = () =>
  z.object({
    ...changedRecordShape(),
    /** Whole values, as an edit's input. They may have faults, which a publication refuses. */
    values: values(),
    /** The live values from which they began; a value that is as here isn't drafted, and follows the live one. */
    base: values(),
    /** The live values now, in the same form. */
    live: values(),
    /** The fields that somebody has changed in the live record meanwhile and that the draft changes, too. */
    conflicts: z.array(z.string()).describe('Fields that were changed live meanwhile'),
    change: changeSchema(),
  })
/** `GET /api/:resource/:id/draft`: 404 where there is none. Its ETag is the hash. */
export type RecordDraft = Parsed<typeof draftSchema>

/**
 * `PUT /api/:resource/:id/draft` keeps a draft, with `If-Match` of the draft that it is based on or `If-None-Match: *` for the
 * first; 412 with `{ message, data: RecordDraft }` where somebody wrote it meanwhile, with null where there is none any more.
 * The reply is the draft, or null where the values are those that are live and there was none. `DELETE` discards it.
 */
export interface DraftInput {
  /**
   * Whole values, as an edit's input, flags such as `taken_place` among them. What isn't sent is as it is live; the field that
   * makes a record live isn't drafted.
   */
  values: Readonly<Record<string, unknown>>
  /**
   * The live values from which the writer began or with which they merged theirs, which decides conflicts (`RecordDraft.live`).
   * Without it a first draft begins from what is live, and the base of a later one stays.
   */
  base?: Readonly<Record<string, unknown>>
  /** The change that a first draft joins, which must be the writer's or open to all of its writers; otherwise a new one. */
  change_id?: number
}

const reviewedRecord = () =>
  z.object({
    ...changedRecordShape(),
    before: values().nullable(),
    after: values(),
    conflicts: z.array(z.string()),
  })
/** A record of a change as a reviewer compares it, in the form of reads; `before` is null for one that isn't live yet. */
export type ReviewedRecord = Parsed<typeof reviewedRecord>

export const changeDetailSchema = () =>
  changeSchema().extend({ records: z.array(reviewedRecord()).readonly() })
/** `GET /api/releases/:id`. `GET /api/releases` lists the open ones that the viewer may read, and `?mine=1` theirs of 30 days with their fate. */
export type ChangeDetail = Parsed<typeof changeDetailSchema>

/**
 * `PUT /api/releases/:id/publish`: at once, or at a time. Publishes exactly what was approved: 412 with the `ChangeDetail` where
 * a hash or a live version is another by now, unless only other fields changed.
 */
export interface PublishRequest {
  publish_at?: string | null
  approved: readonly Pick<ChangedRecord, 'resource' | 'id' | 'hash' | 'version'>[]
}

/** `POST /api/releases` begins a change with new records, which aren't live yet, and with drafts of other changes as `take` does. */
export interface NewChange {
  note?: string
  records: readonly Pick<ChangedRecord, 'resource' | 'id'>[]
}

/**
 * Further calls: `PUT /api/releases/:id` with `{ note }`; `…/submit`; `…/reject` with `{ review_note }`; `…/withdraw` takes back a
 * request or a time; `…/take` with `{ records: [{ resource, id }] }` moves drafts here from other changes, which needs rights on
 * all of both, and takes in new records; `DELETE /api/releases/:id` discards its drafts.
 */
export interface ChangeReply {
  message: string
  data: Change
}
