import * as z from 'zod'
import type { Parsed } from '@kampana/engine-declare/schema/reply-reader'

const byName = () => z.record(z.string(), z.int())

export const subscriberCountsSchema = () =>
  z.object({
    /** Confirmed, active subscribers. */
    receiving: z.int(),
    /** Subscribers who haven't confirmed yet. */
    waiting: z.int(),
    /** Recipients by level and campus; a subscriber of all counts for each. */
    levels: byName(),
    campuses: byName(),
    channels: byName(),
    languages: byName(),
    /** New and ended subscriptions in each of the last four weeks, newest first; `from` is the first day. */
    weeks: z.array(z.object({ from: z.string(), joined: z.int(), left: z.int() })),
    /** True if later bounces are reported. */
    seesReports: z.boolean(),
    /** Subscriptions ended within the last 30 days, by reason. */
    ended: byName(),
  })
/** Wire format of `/api/subscribers/counts`: recipients of class notices by choice. */
export type SubscriberCounts = Parsed<typeof subscriberCountsSchema>
