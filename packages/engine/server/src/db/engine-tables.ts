import type { ReleaseState } from '@kampana/engine-declare/api/releases'
import type { Generated, Kysely, Transaction } from 'kysely'

/**
 * Tables that the engine accesses by name, in addition to those of declared resources. Accounts and roles list only the
 * columns that the engine reads.
 */
export interface EngineTables {
  users: {
    id: Generated<number>
    username: string
    name: string
    /** Normalized look of the name (`records/people.ts`). */
    name_key: Generated<string>
    email: string
    is_active: number
    email_verified_at: string | null
  }
  roles: {
    id: Generated<number>
    description: string
    /** Sections to which a role is limited, one address per line. */
    sections: string | null
  }
  permissions: { id: Generated<number>; name: string }
  /** The activity log. */
  logs: {
    id: Generated<number>
    description: string
    username: Generated<string | null>
    resource: string
    action: string
    /** JSON. */
    properties: string
    record_id: Generated<number | null>
    causer_id: Generated<number | null>
    created_at: string
  }
  role_permissions: { role_id: number; permission_id: number }
  user_roles: { user_id: number; role_id: number }
  limits: { key: string; count: number; resets_at: string }
  /**
   * Addresses of the website; `path` is the normalized form. They belong to live records, to code (resource `website`), or to
   * redirects.
   */
  addresses: {
    path: string
    address: string
    state: 'live' | 'reserved' | 'former'
    resource: string
    record_id: number
  }
  /** Addresses that unpublished records will have. A redirect may use such an address until then. */
  address_reservations: { path: string; address: string; resource: string; record_id: number }
  /** Images, files (by hash) and pages (by address) that each record shows or links to, including records in the trash. */
  uses: {
    kind: 'picture' | 'file' | 'page' | 'retained'
    target: string
    resource: string
    record_id: number
    field: string
  }
  trash: {
    id: Generated<number>
    resource: string
    record_id: number
    title: string
    /** The row with all columns and its dependent rows, as JSON (`records/removal/trash.ts`). */
    kept: string
    /** Log entry of the deletion. */
    log_id: number
    deleted_by: string | null
    deleted_at: string
    expires_at: string
  }
  search: {
    id: Generated<number>
    /** `source` and `key` are a resource and a record's id, or `pages` and an address. */
    source: string
    key: string
    kind: string
    title: string
    lead: string
    body: string
    address: string
    newest: string | null
    /** Last day on which the record is found. */
    until: string | null
    /** Folded words of title, lead and body, indexed by the full-text index. */
    title_words: string
    lead_words: string
    body_words: string
  }
  /** Presence: open forms by record and person, with the time of the last signal (`records/presence`). */
  record_editors: { resource: string; record_id: number; user_id: number; seen_at: string }
  /** Folded words of records' long texts, including drafts. Only staff search them. */
  record_words: { id: Generated<number>; resource: string; record_id: number; words: string }
  /** Creator and last editor of each record, with their names at that time; null for a visitor or a link in an e-mail. */
  record_authors: {
    resource: string
    record_id: number
    created_by: number | null
    created_by_name: string | null
    updated_by: number | null
    updated_by_name: string | null
  }
  /** CSV imports: the created records' ids as JSON, and the last log entry of the import. */
  imports: {
    id: Generated<number>
    resource: string
    user_id: number
    record_ids: string
    last_log_id: number
    created_at: string
    undone_at: Generated<string | null>
  }
  /** Saved views; `query` is JSON (shared/src/lists/saved-view.ts). */
  saved_views: {
    id: Generated<number>
    user_id: number
    resource: string
    name: string
    query: string
    is_shared: number
    created_at: string
  }
  content_version: { id: number; version: number }
  /** Names are stored as they were, because an account may be deleted. */
  changes: {
    id: Generated<number>
    note: string
    state: ReleaseState
    publish_at: string | null
    problem: string | null
    review_note: string | null
    began_by: number
    began_by_name: string
    created_at: string
    asked_by: number | null
    asked_by_name: string | null
    /** The person who published, scheduled or rejected the release. */
    decided_by: number | null
    decided_by_name: string | null
    decided_at: string | null
    /** The approved or published content as JSON (`records/release/approval.ts`). */
    approved: string | null
  }
  /** Contents of a release: a draft, or an unpublished record, which has no values here. */
  drafts: {
    id: Generated<number>
    resource: string
    record_id: number
    change_id: number
    /** Title of the record in the draft. */
    title: string
    /** JSON of the draft's values as an edit's input, and of the live values it started from. */
    input: string | null
    base: string | null
    hash: string | null
    written_by: number
    written_by_name: string
    written_at: string
  }
}

export type EngineDatabase = Kysely<EngineTables>
/** The database or a transaction. */
export type EngineClient = EngineDatabase | EngineTransaction
export type EngineTransaction = Transaction<EngineTables>
