import type { ChangeState } from '@kampana/shared/api/changes'
import type { Generated, Kysely, Transaction } from 'kysely'

/**
 * The tables that the engine reads and writes by their names, besides those of declared resources. Of accounts and roles these are the columns that
 * it reads; the product has more.
 */
export interface EngineTables {
  users: {
    id: Generated<number>
    username: string
    name: string
    /** How the name looks (`crud/people.ts`). */
    name_key: Generated<string>
    email: string
    is_active: number
    email_verified_at: string | null
  }
  roles: {
    id: Generated<number>
    description: string
    /** The parts of the site to which a role is held, one address a line. */
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
   * The addresses of the site, `path` in the form in which they are compared: live ones of records, those that code answers, which
   * are of the resource `website`, and those from which a redirect leads.
   */
  addresses: {
    path: string
    address: string
    state: 'live' | 'reserved' | 'former'
    resource: string
    record_id: number
  }
  /** The addresses that records have once they are live. A redirect may have one as long as that. */
  address_reservations: { path: string; address: string; resource: string; record_id: number }
  /** Which records show or link to which pictures and files, by their hashes, and pages, by their addresses; also those in the trash. */
  uses: {
    kind: 'picture' | 'file' | 'page'
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
    /** The row with all of its columns and the rows that went with it, as JSON (`crud/removal/trash.ts`). */
    kept: string
    /** The log entry of the deletion. */
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
    /** The last day on which it is found. */
    until: string | null
    /** The folded words of title, lead and body, which the full-text index contains. */
    title_words: string
    lead_words: string
    body_words: string
  }
  /** Who has which record's form open, with the last sign of it (`crud/editors`). */
  record_editors: { resource: string; record_id: number; user_id: number; seen_at: string }
  /** The folded words of records' long texts, of drafts too, which only staff search. */
  record_words: { id: Generated<number>; resource: string; record_id: number; words: string }
  /** Who made a record and who changed it last, with their names then; null for a visitor or a letter's link. */
  record_authors: {
    resource: string
    record_id: number
    created_by: number | null
    created_by_name: string | null
    updated_by: number | null
    updated_by_name: string | null
  }
  /** What was made of CSV files: the records' ids as JSON, and the last log entry of making them. */
  imports: {
    id: Generated<number>
    resource: string
    user_id: number
    record_ids: string
    last_log_id: number
    created_at: string
    undone_at: Generated<string | null>
  }
  content_version: { id: number; version: number }
  /** People stay with the names that they had, since an account may be deleted. */
  changes: {
    id: Generated<number>
    note: string
    state: ChangeState
    publish_at: string | null
    problem: string | null
    review_note: string | null
    began_by: number
    began_by_name: string
    created_at: string
    asked_by: number | null
    asked_by_name: string | null
    /** Who published, scheduled or sent it back. */
    decided_by: number | null
    decided_by_name: string | null
    decided_at: string | null
    /** What was approved or published, as JSON (`crud/changes/approval.ts`). */
    approved: string | null
  }
  /** What a change holds: a draft, or a record that isn't live, which has no values here. */
  drafts: {
    id: Generated<number>
    resource: string
    record_id: number
    change_id: number
    /** As the record is called in the draft. */
    title: string
    /** Whole values as an edit's input, and the live ones from which they began, as JSON. */
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
