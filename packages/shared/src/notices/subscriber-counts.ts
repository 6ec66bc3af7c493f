/** The wire of `/api/subscribers/counts`: who receives class notices, by what they chose. */
export interface SubscriberCounts {
  /** Who confirmed and has not left. */
  receiving: number
  /** Who has not pressed the button in the letter yet. */
  waiting: number
  /** How many would hear of each level or campus; who chose all counts for each. */
  levels: Readonly<Record<string, number>>
  campuses: Readonly<Record<string, number>>
  channels: Readonly<Record<string, number>>
  languages: Readonly<Record<string, number>>
  /** Who began and who left in each of the last four weeks, the newest first; `from` is its first day. */
  weeks: readonly { from: string; joined: number; left: number }[]
  /** Whether it is seen where a mailbox refuses a letter later. */
  seesReports: boolean
  /** Who left within the last 30 days, by why. */
  ended: Readonly<Record<string, number>>
}
