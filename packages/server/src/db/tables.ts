import type { Generated, Kysely, Transaction } from 'kysely'
import type { ResourceTables } from './resource-tables.ts'

/**
 * A resource's table follows from its declaration. Instants are text (`clock.ts`), days `YYYY-MM-DD`, booleans 0 or 1, on
 * both databases.
 */
export type Tables = ResourceTables<MoreColumns, Defaults> & OtherTables

/** Columns that no declaration names: what only the server reads. */
interface MoreColumns {
  users: {
    password: string
    email_verified_at: string | null
    /** An address that waits to be confirmed before it replaces `email`. */
    pending_email: Generated<string | null>
    /** Encrypted; in use once it is confirmed. */
    two_step_secret: Generated<string | null>
    two_step_confirmed_at: Generated<string | null>
    /** The time step of the last code, so that none is used twice. */
    two_step_last: Generated<number>
  }
  roles: { is_administrator: number }
  updates: {
    excerpt: string
    picture: string | null
    /** When its content was last changed; none while it is as it was made. */
    edited_at: Generated<string | null>
  }
  logs: { record_id: Generated<number | null> }
  letters: {
    /** Text and HTML, encrypted, since they hold links that open accounts; empty once the letter has gone. */
    sealed: string
    due_at: string
  }
}

/** Columns that the database fills in. */
interface Defaults {
  roles: 'requires_two_step'
  updates: 'status'
  slides: 'position'
  logs: 'username'
  messages: 'status'
  letters: 'tries' | 'problem' | 'sent_at'
}

interface OtherTables {
  role_permissions: { role_id: number; permission_id: number }
  user_roles: { user_id: number; role_id: number }
  sessions: {
    id_hash: string
    user_id: number
    remember: number
    user_agent: string
    created_at: string
    last_used_at: string
    expires_at: string
    /** 1 where its cookie can't be set by another host: it is taken under that cookie's name alone. */
    host_only: Generated<number>
  }
  limits: { key: string; count: number; resets_at: string }
  former_titles: { category: string; title: string; update_id: number }
  media: {
    hash: string
    width: number
    height: number
    created_at: string
    /** Since when nothing shows it (`media/unused.ts`); none while something does. */
    unused_since: Generated<string | null>
  }
  files: {
    hash: string
    name: string
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
  trash: {
    id: Generated<number>
    resource: string
    record_id: number
    title: string
    /** The row with all of its columns and the rows that went with it, as JSON (`crud/removal/trash.ts`). */
    kept: string
    /** The entry of the deletion. */
    log_id: number
    deleted_by: string | null
    deleted_at: string
    expires_at: string
  }
  search: {
    id: Generated<number>
    /** Where it comes from, and which one it is there: a resource and a record's id, or the pages and an address. */
    source: string
    key: string
    kind: string
    title: string
    lead: string
    body: string
    address: string
    newest: string | null
    /** The last day on which it is found. */
    until: string | null
    /** The words of title, lead and body, folded; the full-text index is made of these. */
    title_words: string
    lead_words: string
    body_words: string
  }
  search_sources: { source: string; stamp: string }
  content_version: { id: number; version: number }
  /** When something last happened (`operations/moments.ts`). */
  moments: { name: string; at: string }
  /** One row: what the key that was used last makes of a constant text. */
  key_mark: { id: number; mark: string }
}

export type Database = Kysely<Tables>
/** Inside a transaction, or the database itself: whatever can be asked. */
export type DbClient = Database | Transaction<Tables>
