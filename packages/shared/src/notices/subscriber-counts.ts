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
  /** Who left within the last 30 days, by why. */
  ended: Readonly<Record<string, number>>
}
