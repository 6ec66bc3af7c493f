import * as z from 'zod'
import type { Parsed } from '../schema/reply-reader.ts'

export const trashEntrySchema = () =>
  z.object({
    /** The record's id. */
    id: z.int(),
    title: z.string(),
    /** The name of who deleted it. */
    deleted_by: z.string().nullable(),
    deleted_at: z.string(),
    /** Until when it is kept. */
    expires_at: z.string(),
    /** Whether visitors will see it again once it is restored, which then takes the permission to publish. */
    is_live: z.boolean(),
  })
/** A deleted record that can still be restored. */
export type TrashEntry = Parsed<typeof trashEntrySchema>

const roleParts = () => z.object({ role: z.string(), parts: z.array(z.string()).readonly() })
/** A role that may edit records of a resource, and the parts of the site to which it is held; none are the whole site. */
export type RoleParts = Parsed<typeof roleParts>

export const resourcePartsSchema = () =>
  z.object({ mine: z.array(z.string()).readonly().nullable(), roles: z.array(roleParts()) })
/**
 * `GET /api/:resource/sections`: the parts of the site for which the viewer may edit records, null for none at all; and unless that is
 * the whole site, the roles that may.
 */
export type ResourceParts = Parsed<typeof resourcePartsSchema>

export const recordSectionSchema = () =>
  z.object({ mine: z.boolean(), roles: z.array(z.string()).readonly() })
/**
 * `GET /api/:resource/:id/section`: whether the viewer may edit the record by the section in which it is; and unless they may, the
 * roles that do.
 */
export type RecordSection = Parsed<typeof recordSectionSchema>

const linkProblem = () => z.enum(['no page', 'no file', 'not shown'])
export type LinkProblem = Parsed<typeof linkProblem>

export const addressFindingSchema = () => z.object({ address: z.string(), problem: linkProblem() })

export const recordFindingSchema = () => addressFindingSchema().extend({ field: z.string() })
/** A link of a record that leads to no page or file, or to what visitors can't read yet. */
export type RecordFinding = Parsed<typeof recordFindingSchema>

export const importCheckSchema = () =>
  z.object({
    count: z.int(),
    wrong: z.int(),
    errors: z.array(z.looseObject({ row: z.int(), field: z.string(), message: z.string() })),
  })
/** What a file's rows would make: how many have mistakes, and the first mistakes. Rows count from 1; `field` is '' for none. */
export type ImportCheck = Parsed<typeof importCheckSchema>
