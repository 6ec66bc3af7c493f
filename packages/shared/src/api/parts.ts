import * as z from 'zod'
import type { Parsed } from '../schema/reply-reader.ts'

const roleParts = () => z.object({ role: z.string(), parts: z.array(z.string()).readonly() })
/** A role that may edit records of a resource, and the parts of the site to which it is held; none are the whole site. */
export type RoleParts = Parsed<typeof roleParts>

export const resourcePartsSchema = () =>
  z.object({ mine: z.array(z.string()).readonly().nullable(), roles: z.array(roleParts()) })
/**
 * `GET /api/:resource/parts`: the parts of the site for which the viewer may edit records, null for none at all; and unless that is
 * the whole site, the roles that may.
 */
export type ResourceParts = Parsed<typeof resourcePartsSchema>
