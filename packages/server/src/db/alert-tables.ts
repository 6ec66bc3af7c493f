import type { Generated } from 'kysely'
import type { NoticeLanguage } from '@kampana/shared/notices/words'

/** Why a contact receives nothing any more: somebody asked so, the mailbox is gone, or it has failed for too long. */
export type EndReason = 'unsubscribed' | 'gone' | 'failing'

/** Who receives class notices, and where (alerts/README.md). */
export interface AlertTables {
  /** Neither a name nor a child. */
  subscribers: {
    id: Generated<number>
    language: NoticeLanguage
    /** Class notices alone, or announcements too. */
    kinds: 'notices' | 'all'
    /** The sentence that was agreed to. */
    consent: string
    /** Who began it: the person, or staff who invited the address. */
    basis: 'asked' | 'invited'
    created_at: string
    /** Null until the link of a letter was followed and its button pressed. */
    confirmed_at: string | null
    /** When the last of its contacts ended. */
    ended_at: string | null
  }
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
