/** For how many days a link to a preview works. */
export const previewDays = 7

/** A link by which people without an account see how a draft would look. */
export interface PreviewLink {
  id: number
  created_at: string
  expires_at: string
  /** The name of who made it. */
  made_by: string
}
