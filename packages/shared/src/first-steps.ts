import * as z from 'zod'
import type { Parsed } from './schema/reply-reader.ts'

export const firstStepsSchema = () =>
  z.object({
    /** Whether the college's name is no longer the sample's; so for its colors and its seal. */
    name: z.boolean(),
    colors: z.boolean(),
    seal: z.boolean(),
    /** Whether more than one person can sign in. */
    people: z.boolean(),
    /** Whether anybody has written an update. */
    update: z.boolean(),
  })
/** The wire of `/api/first-steps`: what a new college does first, and whether it is done. */
export type FirstSteps = Parsed<typeof firstStepsSchema>
