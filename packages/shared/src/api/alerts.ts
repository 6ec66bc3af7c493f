import type { Client } from './http/client.ts'
import { fallbackOn404 } from './http/reply.ts'

/** To how many mailboxes a class notice would go. */
export interface AlertEstimate {
  mails: number
  /** In about how many seconds the last of them is handed over. */
  seconds: number
  /** How many may go in a day, where that is less. */
  perDay?: number
}

/** What a mail server said, or why a letter didn't go, and how often. */
export interface DeliveryReason {
  state: string
  reply: string
  count: number
}

/** Whom a notice affects, and the notice that it follows: those who were told of that are told again. */
export interface AlertAudience {
  levels: readonly string[] | null
  campuses: readonly string[] | null
  of?: number | undefined
}

/** The calls of alerts; another back end tells nobody. */
export const alertsApi = ({ call }: Client) => ({
  estimate: ({ levels, campuses, of }: AlertAudience): Promise<AlertEstimate> =>
    fallbackOn404({ mails: 0, seconds: 0 }, async () => {
      const query = {
        levels: JSON.stringify(levels),
        campuses: JSON.stringify(campuses),
        ...(of !== undefined && { of: String(of) }),
      }
      return ((await call('/api/alerts/estimate', { query })).body as { data: AlertEstimate }).data
    }),
})
