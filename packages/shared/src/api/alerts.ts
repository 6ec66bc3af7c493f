import * as z from 'zod'
import { replyReader, type Parsed } from '../schema/reply-reader.ts'
import type { Client } from './http/client.ts'
import { fallbackOn404, parseRecord, parseReplyMessage } from './http/reply.ts'

export const alertEstimateSchema = () =>
  z.object({
    recipients: z.int(),
    phones: z.int().describe('How many of them are phones'),
    seconds: z.number().describe('In about how many seconds the last of them is handed over'),
    room: z.int().optional().describe("How many letters the day's limit still allows, where that is less"),
    channels: z
      .array(z.string())
      .optional()
      .describe('Where it is posted besides, by the names of channels; left out where nowhere'),
  })
/** To how many mailboxes and phones a class notice would go. */
export type AlertEstimate = Parsed<typeof alertEstimateSchema>

const readEstimate = replyReader('estimate', alertEstimateSchema)

/** Whether anybody would be told. */
export const reachesAnybody = (estimate: AlertEstimate | undefined): boolean =>
  estimate !== undefined && (estimate.recipients > 0 || estimate.channels !== undefined)

/** What a mail server or push service said, or why a delivery didn't go, and how often. */
export interface DeliveryReason {
  state: string
  reply: string
  count: number
}

/** What became of an alert by a channel; of `unknown` nobody knows whether it is there. */
export interface ChannelPost {
  channel: string
  state: 'waiting' | 'sending' | 'taken' | 'failed' | 'unknown'
  taken_at: string | null
  problem: string | null
}

/** Whom a notice affects, and the notice that it follows: those who were told of that are told again. */
export interface AlertAudience {
  levels: readonly string[] | null
  campuses: readonly string[] | null
  of?: number | undefined
  /** An announcement goes to those who asked for these, too. */
  kind?: 'notices' | 'updates'
}

/** The calls of alerts; another back end tells nobody. */
export const alertsApi = ({ call }: Client) => ({
  estimate: ({ kind = 'notices', levels, campuses, of }: AlertAudience): Promise<AlertEstimate> =>
    fallbackOn404({ recipients: 0, phones: 0, seconds: 0 }, async () => {
      const query = {
        ...(kind === 'updates' && { kind }),
        levels: JSON.stringify(levels),
        campuses: JSON.stringify(campuses),
        ...(of !== undefined && { of: String(of) }),
      }
      return parseRecord(await call('/api/alerts/estimate', { query }), readEstimate)
    }),
  /** Resolves to what the server said. */
  invite: async (values: Readonly<Record<string, unknown>>): Promise<string | undefined> =>
    parseReplyMessage(await call('/api/subscribers/invitations', { method: 'POST', body: values })),
})
