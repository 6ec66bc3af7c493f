/**
 * The wire of drafts over live records, and of the changes that hold them. Moments are ISO 8601 in UTC. A draft's `hash` is the
 * SHA-256, in base64url, of its values as canonical JSON; a record's `version` is the id of its last log entry. Replies have
 * what is named here under `data`, those of writes with their `message` beside it.
 */

export const changeStates = ['draft', 'asked', 'scheduled', 'sent back', 'published'] as const
export type ChangeState = (typeof changeStates)[number]

/** A record of a change: what is drafted over it, or itself while it isn't live. */
export interface ChangedRecord {
  resource: string
  id: number
  /** As it is called in the draft. */
  title: string
  /** Whether visitors read the record already; otherwise it goes live with the change. */
  isLive: boolean
  hash: string
  /** The live version with which the draft was compared when this was read. */
  version: number
  /** Who wrote the draft last, and when. */
  by: string
  at: string
  /** What the viewer may do. */
  may: { edit: boolean; publish: boolean }
}

/** One or more drafts and new records of any resources, which are published together. */
export interface Change {
  id: number
  note: string
  state: ChangeState
  /** When it goes live; null unless it is scheduled. */
  publish_at: string | null
  /** Why it could not be published at its time. */
  problem: string | null
  /** What was said when it was sent back, until its publication is asked for again. */
  review_note: string | null
  /** Who began it, and when. */
  by: string
  at: string
  /** Whether the viewer began it or asked for it. */
  mine: boolean
  asked_by: string | null
  /** Who published, scheduled or sent it back. */
  decided_by: string | null
  decided_at: string | null
  records: readonly ChangedRecord[]
}

/** `GET /api/:resource/:id/draft`: 404 where there is none. Its ETag is the hash. */
export interface RecordDraft extends ChangedRecord {
  /** Whole values, as an edit's input. They may have faults, which a publication refuses. */
  values: Readonly<Record<string, unknown>>
  /** The live values from which they began; a value that is as here isn't drafted, and follows the live one. */
  base: Readonly<Record<string, unknown>>
  /** The live values now, in the same form. */
  live: Readonly<Record<string, unknown>>
  /** The fields that somebody has changed in the live record meanwhile and that the draft changes, too. */
  conflicts: readonly string[]
  change: Change
}

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

/** A record of a change as a reviewer compares it, in the form of reads; `before` is null for one that isn't live yet. */
export interface ReviewedRecord extends ChangedRecord {
  before: Readonly<Record<string, unknown>> | null
  after: Readonly<Record<string, unknown>>
  conflicts: readonly string[]
}

/** `GET /api/changes/:id`. `GET /api/changes` lists the open ones that the viewer may read, and `?mine=1` theirs of 30 days with their fate. */
export interface ChangeDetail extends Omit<Change, 'records'> {
  records: readonly ReviewedRecord[]
}

/**
 * `PUT /api/changes/:id/publish`: at once, or at a time. Publishes exactly what was approved: 412 with the `ChangeDetail` where
 * a hash or a live version is another by now, unless only other fields changed.
 */
export interface PublishRequest {
  publish_at?: string | null
  approved: readonly Pick<ChangedRecord, 'resource' | 'id' | 'hash' | 'version'>[]
}

/** `POST /api/changes` begins a change with new records, which aren't live yet, and with drafts of other changes as `take` does. */
export interface NewChange {
  note?: string
  records: readonly Pick<ChangedRecord, 'resource' | 'id'>[]
}

/**
 * Further calls: `PUT /api/changes/:id` with `{ note }`; `…/ask`; `…/send-back` with `{ review_note }`; `…/draft` takes back a
 * request or a time; `…/take` with `{ records: [{ resource, id }] }` moves drafts here from other changes, which needs rights on
 * all of both, and takes in new records; `DELETE /api/changes/:id` discards its drafts.
 */
export interface ChangeReply {
  message: string
  data: Change
}
