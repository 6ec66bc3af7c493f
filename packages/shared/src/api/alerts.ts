import * as z from 'zod'
import type { Parsed } from '@kampana/engine-declare/schema/reply-reader'

export const alertEstimateSchema = () =>
  z.object({
    recipients: z.int(),
    phones: z.int().describe('Number of phones among the recipients'),
    seconds: z.number().describe('Estimated time until the last message is handed over, in seconds'),
    room: z
      .int()
      .optional()
      .describe('E-mails left in the daily limit; omitted if the limit allows all of them'),
    channels: z
      .array(z.string())
      .optional()
      .describe('Labels of the channels to which the alert is also posted; omitted if none'),
  })
/** Numbers of mailboxes and phones that a class notice would reach. */
export type AlertEstimate = Parsed<typeof alertEstimateSchema>

/** True if the notice has any recipient. */
export const reachesAnybody = (estimate: AlertEstimate | undefined): boolean =>
  estimate !== undefined && (estimate.recipients > 0 || estimate.channels !== undefined)

/** A reply of a mail server or push service, or the reason for a missing delivery, with its count. */
export interface DeliveryReason {
  state: string
  reply: string
  count: number
}

/** Outcome of an alert's post to a channel. `unknown`: the post may or may not have arrived. */
export interface ChannelPost {
  channel: string
  state: 'waiting' | 'sending' | 'taken' | 'failed' | 'unknown'
  taken_at: string | null
  problem: string | null
}

/** Audience of a notice, and the notice that it follows, whose recipients are notified again. */
export interface AlertAudience {
  levels: readonly string[] | null
  campuses: readonly string[] | null
  of?: number | undefined
  /** Announcements also go to subscribers of updates. */
  kind?: 'notices' | 'updates'
}
