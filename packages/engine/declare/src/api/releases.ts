import * as z from 'zod'
import type { Parsed } from '../schema/reply-reader.ts'

/** Records of the calls of drafts and releases. Times are ISO 8601 in UTC. */

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
/** Unpublished edits of a published record. */
export type RecordDraft = Parsed<typeof draftSchema>

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
/** A release with its records for comparison. */
export type ReleaseDetail = Parsed<typeof releaseDetailSchema>
