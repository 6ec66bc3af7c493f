import type { Generated } from 'kysely'

/** Transport of an alert to a contact: e-mail, or push to a browser. */
export type ContactTransport = 'mail' | 'push'
/** Transport of a delivery. `chat`: a post to a channel. */
export type DeliveryTransport = ContactTransport | 'chat'

/**
 * Reason why a contact receives nothing anymore. `failing`: deliveries failed for too long; `key`: the key that encrypts the
 * contact was replaced.
 */
export type EndReason = 'unsubscribed' | 'gone' | 'failing' | 'complained' | 'key'

/**
 * State of a delivery. `held`: a node owns it; `sending`: it may be on its way to a server; `taken`: the server accepted it;
 * `unknown`: it may or may not have arrived.
 */
export type DeliveryState = 'waiting' | 'held' | 'sending' | 'taken' | 'failed' | 'gone' | 'unknown'

/** Tables of subscribers, contacts and deliveries (alerts/README.md). */
export interface AlertTables {
  contacts: {
    id: Generated<number>
    subscriber_id: number
    channel: ContactTransport
    /** JSON lists of names; null for all. */
    levels: string | null
    campuses: string | null
    /** Encrypted: an e-mail address, or a push service's URL with the browser's keys. */
    address: string
    /** HMAC of the address, to look it up. */
    mark: string
    /** Encrypted token of the contact's pages. */
    token: string
    /** SHA-256 of the token, so that links work whatever the key. */
    token_mark: string
    /** Number of failed alerts in a row, and the time of the first. */
    failures: Generated<number>
    failing_since: string | null
    ended_at: string | null
    why: EndReason | null
  }
  /** A sign-up whose e-mail hasn't been sent yet (alerts/sign-up/sign-up-queue.ts). */
  waiting_sign_ups: {
    id: Generated<number>
    contact_id: number
    /** HMAC of the client's network. */
    network: string
    /** HMAC of the client's IPv4 address or IPv6 /64. */
    ip: string
    /** Turn of the network, equal for all its sign-ups. Each turn serves every network once. */
    turn: number
    /** Round within the network. Each round serves every client once. */
    round: number
    /** 1 if a waiting sign-up added the contact. */
    is_new: number
    created_at: string
  }
  /** One alert to one contact or channel. */
  deliveries: {
    id: Generated<number>
    alert_id: number
    transport: DeliveryTransport
    /** Recipient of an e-mail or push. */
    contact_id: number | null
    /** File name of a post's channel. */
    channel: string | null
    state: DeliveryState
    /** 1 if an earlier try may have arrived. */
    twice: Generated<number>
    /** The node that owns the delivery. */
    owner: number | null
    tries: Generated<number>
    due_at: string
    taken_at: string | null
    /** Response time of the server in milliseconds. */
    took: number | null
    /** Last reply of the server. */
    reply: string | null
    /** JSON of the service's id of a post, for edits. */
    reference: string | null
  }
}
