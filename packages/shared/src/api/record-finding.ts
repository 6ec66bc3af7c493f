import * as z from 'zod'
import type { Parsed } from '../schema/reply-reader.ts'

const linkProblem = () => z.enum(['no page', 'no file', 'not shown'])
export type LinkProblem = Parsed<typeof linkProblem>

export const addressFindingSchema = () => z.object({ address: z.string(), problem: linkProblem() })

export const recordFindingSchema = () => addressFindingSchema().extend({ field: z.string() })
/** A link of a record that leads to no page or file, or to what visitors can't read yet. */
export type RecordFinding = Parsed<typeof recordFindingSchema>
