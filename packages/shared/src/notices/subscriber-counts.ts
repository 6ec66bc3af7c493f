import * as z from 'zod'
import type { Parsed } from '../schema/reply-reader.ts'

const byName = () => z.record(z.string(), z.int())

export const subscriberCountsSchema = () =>
  z.object({
    /** Who confirmed and has not left. */
    receiving: z.int(),
    /** Who has not pressed the button in the letter yet. */
    waiting: z.int(),
    /** How many would hear of each level or campus; who chose all counts for each. */
    levels: byName(),
    campuses: byName(),
    channels: byName(),
    languages: byName(),
    /** Who began and who left in each of the last four weeks, the newest first; `from` is its first day. */
    weeks: z.array(z.object({ from: z.string(), joined: z.int(), left: z.int() })),
    /** Whether it is seen where a mailbox refuses a letter later. */
    seesReports: z.boolean(),
    /** Who left within the last 30 days, by why. */
    ended: byName(),
  })
/** The wire of `/api/subscribers/counts`: who receives class notices, by what they chose. */
export type SubscriberCounts = Parsed<typeof subscriberCountsSchema>
