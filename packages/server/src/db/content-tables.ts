import type { Generated } from 'kysely'

/** What staff have written of the college's own texts, over those of its folder. */
export interface ContentTables {
  /** Every text that staff have written in a file of the college's folder, by its hash. */
  content_texts: { hash: string; text: string }
  /** What is live over the folder's files; null where the file is deleted. `base_hash` is the folder's file at that time. */
  content_heads: { path: string; hash: string | null; base_hash: string | null; version: number }
  content_versions: {
    id: Generated<number>
    path: string
    hash: string | null
    parent: string | null
    kind: 'edit' | 'merge' | 'adopt' | 'restore'
    change_id: number | null
    causer: string
    note: string
    created_at: string
  }
  content_changes: {
    id: Generated<number>
    note: string
    state: 'draft' | 'asked' | 'scheduled' | 'published'
    publish_at: string | null
    problem: string | null
    causer: string
    /** Who waits for an answer to their request. */
    asked_by: Generated<number | null>
    review_note: Generated<string | null>
    created_at: string
  }
  content_drafts: {
    path: string
    change_id: number
    hash: string | null
    base_hash: string | null
    causer: string
    updated_at: string
  }
  content_reviews: {
    path: string
    owner: string | null
    due: string | null
    checked_by: string | null
    checked_at: string | null
  }
}
