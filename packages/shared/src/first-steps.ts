import * as z from 'zod'
import type { Parsed } from '@kampana/engine-declare/schema/reply-reader'

export const firstStepsSchema = () =>
  z.object({
    /** True if the college's name differs from the sample's; likewise its colors and its seal. */
    name: z.boolean(),
    colors: z.boolean(),
    seal: z.boolean(),
    /** True if more than one person can sign in. */
    people: z.boolean(),
    /** True if somebody has written an update. */
    update: z.boolean(),
  })
/** Wire format of `/api/first-steps`: first steps of a new college, and their completion. */
export type FirstSteps = Parsed<typeof firstStepsSchema>
