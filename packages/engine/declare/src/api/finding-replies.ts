import * as z from 'zod'
import type { Parsed } from '../schema/reply-reader.ts'

export const trashEntrySchema = () =>
  z.object({
    /** The record's id. */
    id: z.int(),
    title: z.string(),
    /** Name of the person who deleted it. */
    deleted_by: z.string().nullable(),
    deleted_at: z.string(),
    /** Time until which it is stored. */
    expires_at: z.string(),
    /** True if visitors will see it again after a restore, which then needs the publish permission. */
    is_live: z.boolean(),
  })
/** A deleted record that can still be restored. */
export type TrashEntry = Parsed<typeof trashEntrySchema>

/** A role that may edit a resource's records, with its sections; empty for the whole site. */
const roleSections = () => z.object({ role: z.string(), parts: z.array(z.string()).readonly() })
export const resourceSectionsSchema = () =>
  z.object({ mine: z.array(z.string()).readonly().nullable(), roles: z.array(roleSections()) })
/** Sections in which the viewer may edit records; and unless that is the whole site, the roles that may. */
export type ResourceSections = Parsed<typeof resourceSectionsSchema>

export const recordSectionSchema = () =>
  z.object({ mine: z.boolean(), roles: z.array(z.string()).readonly() })

const linkProblem = () => z.enum(['no page', 'no file', 'not shown'])
export type LinkProblem = Parsed<typeof linkProblem>

export const addressFindingSchema = () => z.object({ address: z.string(), problem: linkProblem() })

export const recordFindingSchema = () => addressFindingSchema().extend({ field: z.string() })
/** A link of a record whose target is missing or hidden from visitors. */
export type RecordFinding = Parsed<typeof recordFindingSchema>

/**
 * Result of checking a file's rows: the number of invalid rows, and the first errors. Rows count from 1; `field` is '' for
 * none.
 */
export const importCheckSchema = () =>
  z.object({
    count: z.int(),
    wrong: z.int(),
    errors: z.array(z.looseObject({ row: z.int(), field: z.string(), message: z.string() })),
  })
