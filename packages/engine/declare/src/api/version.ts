import * as z from 'zod'
import type { Parsed } from '../schema/reply-reader.ts'

const versionSchema = () =>
  z.object({
    /** Id of the log entry; 0 for the record before its first log entry. */
    id: z.int(),
    /** Action of the entry, such as `edit`; null for version 0. */
    action: z.string().nullable(),
    /** User name and name of the author; null if nobody was signed in, and for version 0. */
    username: z.string().nullable(),
    name: z.string().nullable(),
    /** Time of the change; null for version 0. */
    created_at: z.string().nullable(),
    changed: z.array(z.string()).describe('Fields that the log entry set'),
    /** True if the record currently equals this version. */
    current: z.boolean(),
    put_back: z.int().optional().describe('Version that the log entry restored; omitted if none'),
  })
/** A version of a record: its state after a log entry. */
export type Version = Parsed<typeof versionSchema>

const formerText = () =>
  z.object({
    id: z.int(),
    path: z.string(),
    /** Null if the file was deleted. */
    text: z.string().nullable(),
    /** `draft` and `waiting` were never published. */
    state: z.enum(['live', 'version', 'draft', 'waiting']),
    note: z.string(),
    name: z.string(),
    created_at: z.string(),
  })
/** Text that staff saved over the file from which a record was made. */
export type FormerText = Parsed<typeof formerText>

export const versionPageSchema = () =>
  z.object({
    data: z.array(versionSchema()),
    former: z
      .array(formerText())
      .optional()
      .describe('Texts from before the record was created; only on the last page'),
    next: z.int().nullable().describe('`before` of the next page; null on the last page'),
  })
/** A page of a record's versions, newest first. */
export type VersionPage = Parsed<typeof versionPageSchema>

export const versionDetailSchema = () =>
  z.object({
    id: z.int(),
    /** Editable fields, as they were then. */
    record: z.record(z.string(), z.unknown()),
    unknown: z.array(z.string()).describe('Fields that aren’t logged, with their current values in `record`'),
  })
export type VersionDetail = Parsed<typeof versionDetailSchema>
