/** A deleted record that can still be restored. */
export interface TrashEntry {
  /** The record's id. */
  id: number
  title: string
  /** The name of who deleted it. */
  deleted_by: string | null
  deleted_at: string
  /** Until when it is kept. */
  expires_at: string
}
