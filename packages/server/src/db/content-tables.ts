import type { FormerText } from '@kampana/engine-declare/api/version'
import type { FormerDraftProblem } from '@kampana/engine-declare/messages/former-draft-messages'
import type { Generated } from 'kysely'

/** Records as last read from or written to a folder, as JSON (content/import/known-records.ts). */
export interface FolderRecordsTable {
  source: string
  resource: string
  record_id: number
  record: string
}

/** Outcome of converting a draft of a file. */
export type FormerOutcome = 'carried' | 'left out' | 'dismissed'

/** Texts that staff saved over files of the college's folder before content became records (content/former-texts.ts). */
export interface ContentTables {
  folder_records: FolderRecordsTable
  former_texts: {
    id: Generated<number>
    path: string
    /** Null if the file was deleted. */
    text: string | null
    /** `live` until a record takes the text over; `waiting` for submitted and scheduled texts. */
    state: FormerText['state']
    note: string
    causer: string
    written_at: string
    publish_at: string | null
    /** Text from which the draft began: '' for a new file, null if it wasn't stored. */
    base: string | null
    /** Drafts with the same number were submitted and published together. */
    change_id: number | null
    /** The account that submitted a draft. */
    asked_by: number | null
    review_note: string | null
    /** Null until a start has tried to convert the draft. */
    outcome: FormerOutcome | null
    problem: FormerDraftProblem | null
  }
  /** Owners of files, and the days of their next and last review. */
  former_reviews: {
    path: string
    owner: string | null
    due: string | null
    checked_by: string | null
    checked_at: string | null
  }
}
