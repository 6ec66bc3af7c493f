import type { Generated } from 'kysely'

/** By what somebody is told: letters, or pushes to a browser. */
export type Channel = 'mail' | 'push'

/**
 * Why a contact receives nothing any more: somebody asked so, the mailbox is gone, it has failed for too long, or the key that
 * encrypts it was replaced.
 */
export type EndReason = 'unsubscribed' | 'gone' | 'failing' | 'complained' | 'key'

/**
 * How far a delivery has come. `held` is in a node's name, `sending` may be under way to a mail server, `taken` was handed to one;
 * nobody knows of `unknown`.
 */
export type DeliveryState = 'waiting' | 'held' | 'sending' | 'taken' | 'failed' | 'gone' | 'unknown'

/** How far a post by a channel has come; nobody knows of `unknown` whether it is there. */
export type PostState = 'waiting' | 'sending' | 'taken' | 'failed' | 'unknown'

/** Where subscribers receive class notices (alerts/README.md). */
export interface AlertTables {
  contacts: {
    id: Generated<number>
    subscriber_id: number
    channel: Channel
    /** JSON lists of names; null for all of them. */
    levels: string | null
    campuses: string | null
    /** Encrypted: a mailbox, or a push service's address with the keys of the browser. */
    address: string
    /** An HMAC of the address, by which it is found again. */
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
  /** A sign-up whose e-mail is still to be sent (alerts/sign-up/sign-up-queue.ts). */
  waiting_sign_ups: {
    id: Generated<number>
    contact_id: number
    /** The network that it came from, as an HMAC. */
    network: string
    /** The client's IPv4 address or IPv6 /64, as an HMAC. */
    ip: string
    /** The turn of its network, the same for all its sign-ups: each turn serves every network once. */
    turn: number
    /** The round within its network: each round serves every client once. */
    round: number
    /** 1 where a sign-up that waits added the contact. */
    is_new: number
    created_at: string
  }
  /** One alert to one contact. */
  deliveries: {
    alert_id: number
    contact_id: number
    state: DeliveryState
    /** 1 where nobody knows whether an earlier try arrived. */
    twice: Generated<number>
    /** The node that holds it. */
    owner: number | null
    tries: Generated<number>
    due_at: string
    taken_at: string | null
    /** How many milliseconds the mail server took. */
    took: number | null
    /** What the mail server said last. */
    reply: string | null
  }
  /** One alert by one channel. */
  channel_posts: {
    alert_id: number
    channel: string
    state: PostState
    /** The node that is posting it. */
    owner: number | null
    /** JSON of what the service named the post, for its edits. */
    reference: string | null
    taken_at: string | null
    problem: string | null
  }
}
