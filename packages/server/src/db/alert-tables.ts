import type { Generated } from 'kysely'

/** Why a contact receives nothing any more: somebody asked so, the mailbox is gone, or it has failed for too long. */
export type EndReason = 'unsubscribed' | 'gone' | 'failing'

/** Where subscribers receive class notices (alerts/README.md). */
export interface AlertTables {
  contacts: {
    id: Generated<number>
    subscriber_id: number
    channel: 'mail'
    /** JSON lists of names; null for all of them. */
    levels: string | null
    campuses: string | null
    /** Encrypted. */
    address: string
    /** An HMAC of the mailbox, by which it is found again. */
    mark: string
    /** Encrypted; it opens the pages of the contact. */
    token: string
    /** The token's SHA-256, so that links hold whatever the key. */
    token_mark: string
    /** Alerts in a row that could not be handed over, and since when. */
    failures: Generated<number>
    failing_since: string | null
    ended_at: string | null
    why: EndReason | null
  }
}
