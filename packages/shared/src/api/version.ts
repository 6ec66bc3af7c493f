import * as z from 'zod'
import type { Parsed } from '../schema/reply-reader.ts'

/** The wire of `/api/{resource}/{id}/versions`. */

export const versionSchema = () =>
  z.object({
    /** The log entry's id; 0 for the record as it was before the first entry that the log has. */
    id: z.int(),
    /** The entry's action, such as `edit`; null for version 0. */
    action: z.string().nullable(),
    /** The username and the name of who made the change; null where nobody was signed in, and for version 0. */
    username: z.string().nullable(),
    name: z.string().nullable(),
    /** When the change was made; null for version 0. */
    created_at: z.string().nullable(),
    changed: z.array(z.string()).describe('The fields that were set'),
    /** Whether the record is this version now. */
    current: z.boolean(),
    put_back: z.int().optional().describe('The version that this change has put back'),
  })
/** A version of a record: how it was after one entry of the log. */
export type Version = Parsed<typeof versionSchema>

const formerText = () =>
  z.object({
    id: z.int(),
    path: z.string(),
    /** Null where the file was deleted. */
    text: z.string().nullable(),
    /** `draft` and `waiting` never went live. */
    state: z.enum(['live', 'version', 'draft', 'waiting']),
    note: z.string(),
    name: z.string(),
    created_at: z.string(),
  })
/** What staff had written over the file from which a record was made, as text. */
export type FormerText = Parsed<typeof formerText>

export const versionPageSchema = () =>
  z.object({
    data: z.array(versionSchema()),
    former: z
      .array(formerText())
      .optional()
      .describe('On the last page: what was written before it was a record, as text'),
    next: z.int().nullable().describe('The `before` of the next page'),
  })
/** `GET /api/{resource}/{id}/versions`: newest first, by pages; `next` is null on the last one. */
export type VersionPage = Parsed<typeof versionPageSchema>

export const versionDetailSchema = () =>
  z.object({
    id: z.int(),
    /** The fields that people write, as they were then. */
    record: z.record(z.string(), z.unknown()),
    unknown: z.array(z.string()).describe("Fields that the log never keeps: their values are today's"),
  })
/** `GET /api/{resource}/{id}/versions/{version}` */
export interface VersionDetail {
  data: Parsed<typeof versionDetailSchema>
}
