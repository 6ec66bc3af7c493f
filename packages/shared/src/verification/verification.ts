/** Current state of the notice or update with a code. */
export type VerificationState = 'valid' | 'coming' | 'ended' | 'withdrawn'

/** Content with a verification code, from its last signed statement. */
export interface VerificationResult {
  code: string
  state: VerificationState
  /** `No classes`, or an update's title. */
  what: string
  /** The day in words; null for an update without days. */
  day: string | null
  /** A class notice in Filipino: status, audience and day. */
  filipino: string | null
  posted_at: string
  /** Time of the last change; null if never. */
  changed_at: string | null
  withdrawn_at: string | null
  /** Further content, by name. */
  more: { name: string; text: string }[]
  /** Path of its page; null if there is none anymore. */
  path: string | null
}
