/** Text of a share card (Open Graph image), which the server draws with 1200 × 630 pixels in the college's colors. */
export interface ShareCard {
  /** Above the title: a section or a category. */
  kicker?: string
  title: string
  /** Below the title, most important first: days, levels. */
  lines?: readonly string[]
  /** Beside the college's name at the bottom: a date. */
  note?: string
  /** `paper` by default; `deep` is for the home page, `alert` for class notices. */
  tone?: 'paper' | 'deep' | 'alert'
  /** Verification code, drawn with its QR code. */
  code?: string
  /** Address of an image on this server. */
  picture?: string
}

export const cardSize = { width: 1200, height: 630 } as const
