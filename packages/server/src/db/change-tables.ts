import type { ChangeState } from '@kampana/shared/api/changes'
import type { Generated } from 'kysely'

/** Drafts over records that are live, and the changes that hold them. */
export interface ChangeTables {
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
