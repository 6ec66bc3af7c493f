/** What the picture of a shared link says: 1200 × 630 pixels, drawn by the server in the college's colours. */
export interface ShareCard {
  /** A few words above the title: a section, a category. */
  kicker?: string
  title: string
  /** What stands below the title: days, levels. The first is the most important. */
  lines?: readonly string[]
  /** Beside the college's name at the foot: when something was said. */
  note?: string
  /** Paper and ink unless told; `deep` is the college's own page, `alert` what nobody may miss. */
  tone?: 'paper' | 'deep' | 'alert'
  /** The address of a picture that this server keeps. */
  picture?: string
}

export const cardSize = { width: 1200, height: 630 } as const
