import type { FormerText } from '@kampana/shared/api/version'
import type { FormerDraftProblem } from '@kampana/shared/messages/former-draft-messages'
import type { Generated } from 'kysely'

/** What a folder said of records, as JSON (content/import/known-records.ts). */
export interface FolderRecordsTable {
  source: string
  resource: string
  record_id: number
  record: string
}

/** What has become of a draft of a file. */
export type FormerOutcome = 'carried' | 'left out' | 'dismissed'

/** What staff wrote over files of the college's folder before that was records (content/former-texts.ts). */
export interface ContentTables {
  folder_records: FolderRecordsTable
  former_texts: {
    id: Generated<number>
    path: string
    /** Null where the file was deleted. */
    text: string | null
    /** `live` until a record has taken it over; `waiting` was asked for or scheduled. */
    state: FormerText['state']
    note: string
    causer: string
    written_at: string
    publish_at: string | null
    /** What a draft began from: '' for a new file; null where nobody kept it. */
    base: string | null
    /** Drafts with one were submitted and published together. */
    change_id: number | null
    /** The account that submitted a draft. */
    asked_by: number | null
    review_note: string | null
    /** What has become of a draft; null while no start has tried to carry it. */
    outcome: FormerOutcome | null
    problem: FormerDraftProblem | null
  }
  /** Who answered for files, and when they were to be looked at again, and last were. */
  former_reviews: {
    path: string
    owner: string | null
    due: string | null
    checked_by: string | null
    checked_at: string | null
  }
}
