/** What is true now of what was posted under a code. */
export type ProofState = 'valid' | 'coming' | 'ended' | 'withdrawn'

/** What the college has posted under a code, by its last signed statement. */
export interface Proof {
  code: string
  state: ProofState
  /** `No classes`, or an update's title. */
  what: string
  /** For which day, in words; null for an update without days. */
  day: string | null
  /** A class notice in Filipino: what, whom it affects and for which day. */
  filipino: string | null
  posted_at: string
  /** When it last became another; null if never. */
  changed_at: string | null
  withdrawn_at: string | null
  /** What else was said, by its names. */
  more: { name: string; text: string }[]
  /** The path of its page; null where there is none any more. */
  path: string | null
}
