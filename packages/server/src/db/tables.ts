import type { Generated, Kysely, Transaction } from 'kysely'
import type { FigureKind } from '../figures/figures.ts'
import type { AlertTables } from './alert-tables.ts'
import type { ContentTables } from './content-tables.ts'
import type { EngineTables } from './engine-tables.ts'
import type { FolderTables } from './folder-tables.ts'
import type { ProofTables } from './proof-tables.ts'
import type { ResourceTables } from './resource-tables.ts'

/**
 * A resource's table follows from its declaration. Instants are text (`clock.ts`), days `YYYY-MM-DD`, booleans 0 or 1, on
 * both databases.
 */
export type Tables = ResourceTables<MoreColumns, Defaults> & OtherTables

/** Columns without a declared field, which only the server reads. */
interface MoreColumns extends FolderTables {
  users: {
    password: string
    email_verified_at: string | null
    /** A new address, which replaces `email` once it is confirmed. */
    pending_email: Generated<string | null>
    /** Encrypted; in use once two-step sign-in is confirmed. */
    two_step_secret: Generated<string | null>
    /** The TOTP time step of the last code, so that none is used twice. */
    two_step_last: Generated<number>
  }
  roles: { is_administrator: number }
  invitations: {
    /** Who answers for the roles that it gives. */
    inviter_id: number
    token_hash: Generated<string | null>
  }
  updates: {
    excerpt: string
    picture: string | null
    /** When its content was last changed; null if never. */
    edited_at: Generated<string | null>
    code: Generated<string | null>
  }
  class_status: { code: Generated<string | null> }
  subscribers: {
    /** The sentence that was agreed to. */
    consent: string
  }
  channels: {
    /** 1 from when somebody presses 'Try this channel' until a node does it. */
    is_asked: Generated<number>
  }
  alerts: {
    /** From 1 on, one more with each alert of a record. */
    version: number
    kind: 'notices' | 'updates'
    /** JSON of what is told, by language (`alerts/letter/alert-texts.ts`). */
    texts: string
    /** JSON of whom it affects (`alerts/contacts/audience.ts`). */
    audience: string
    /** Until then nothing leaves. */
    hold_until: string
    expires_at: string
    stopped_at: string | null
    /** The last contact for which there is a delivery, while they are being made. */
    reached: Generated<number>
    /** JSON of what mail servers and push services said and how often, once the deliveries are gone. */
    reasons: string | null
  }
  pictures: {
    /** The current renditions, in `media`. */
    hash: string
    /** What was uploaded, before it was turned or cropped. */
    base_hash: string
    /** Clockwise, in degrees. */
    turn: Generated<number>
    /** JSON of the part that is left of the turned picture; null for all of it. */
    crop: string | null
  }
  messages: {
    /** How many answers were written. */
    answers: Generated<number>
  }
  letters: {
    /** Text and HTML, encrypted because of their links into accounts; empty once the letter is sent. */
    sealed: string
    due_at: string
    /** An HMAC of the mailbox, where the recipient is masked. */
    mark: Generated<string | null>
  }
}

/** Columns with a default in the database. */
interface Defaults {
  users: 'last_sign_in_at' | 'failed_sign_ins' | 'two_step_confirmed_at'
  roles: 'requires_two_step'
  updates: 'status'
  slides: 'position' | 'hidden'
  logs: 'username' | 'record_id' | 'causer_id'
  messages: 'status' | 'assigned_to' | 'reference_number'
  pages: 'status' | 'owner_id' | 'due' | 'checked_at'
  programs: 'status'
  monographs: 'status'
  pictures: 'description' | 'status' | 'uses'
  letters: 'tries' | 'problem' | 'sent_at'
  channels: 'is_on' | 'levels' | 'kinds' | 'problem' | 'tried_at' | 'tried'
  alerts:
    | 'total'
    | 'taken'
    | 'failed'
    | 'gone'
    | 'twice'
    | 'phones'
    | 'first_at'
    | 'last_at'
    | 'p95'
    | 'problem'
}

interface OtherTables extends EngineTables, ContentTables, ProofTables, AlertTables {
  invitation_roles: { invitation_id: number; role_id: number }
  sessions: {
    id_hash: string
    user_id: number
    remember: number
    user_agent: string
    created_at: string
    last_used_at: string
    expires_at: string
    /** 1 where its cookie has the prefix `__Host-`: it is accepted by that cookie name only. */
    host_only: Generated<number>
    /** The role as which the person looks at the dashboard, without changing anything. */
    viewed_role_id: Generated<number | null>
    /** When the person last gave their password again; null since they signed in. */
    confirmed_at: Generated<string | null>
  }
  /** Links by which people without an account see an update before it is published. */
  preview_links: {
    id: Generated<number>
    token_hash: string
    update_id: number
    /** Who made it, and is written to by those who comment. */
    user_id: number
    created_at: string
    expires_at: string
  }
  /** Answers to visitors' messages, and notes, which only staff read. */
  message_answers: {
    id: Generated<number>
    message_id: number
    kind: 'answer' | 'note'
    text: string
    /** Who wrote it, with the name of then. */
    user_id: number
    user_name: string
    /** The letter of an answer, which is deleted earlier. */
    letter_id: number | null
    created_at: string
  }
  former_titles: { category: string; title: string; update_id: number }
  media: {
    hash: string
    width: number
    height: number
    created_at: string
    /** Since when no record shows it (`media/unused.ts`); null while one does. */
    unused_since: Generated<string | null>
    /** The picture of the library whose present or former address it is. Where that is gone, so is this. */
    picture_id: Generated<number | null>
  }
  /** Uploads in full size, upright and without metadata, from which pictures are turned and cropped. */
  originals: { hash: string; width: number; height: number; bytes: Uint8Array }
  files: {
    hash: string
    name: string
    /** What it was called, for its download; null for one of before there was this column. */
    original_name: string | null
    type: string
    bytes: Uint8Array
    created_at: string
    unused_since: Generated<string | null>
  }
  renditions: { hash: string; name: string; type: string; bytes: Uint8Array }
  recovery_codes: { user_id: number; code_hash: string }
  reset_tokens: { user_id: number; token_hash: string; created_at: string }
  /** The first administrator's, encrypted, until somebody has signed in with it. */
  first_password: { user_id: number; sealed: string }
  /** The list views that people keep; `query` is JSON (shared/src/lists/saved-view.ts). */
  saved_views: {
    id: Generated<number>
    user_id: number
    resource: string
    name: string
    query: string
    is_shared: number
    created_at: string
  }
  /** Roles of before an upgrade that nobody has reviewed since (`account/role-losses`). */
  roles_to_review: { role_id: number }
  search_sources: { source: string; stamp: string }
  /** Counts of the site's readers by the college's days (`figures/`). */
  reading_figures: { kind: FigureKind; day: string; name: string; count: number }
  /** When something last happened (`operations/moments.ts`). */
  moments: { name: string; at: string }
  /** One row: the key check value, a signature of a constant by the key that was used last. */
  key_mark: { id: number; mark: string }
}

export type Database = Kysely<Tables>
/** The database or a transaction. */
export type DbClient = Database | Transaction<Tables>
