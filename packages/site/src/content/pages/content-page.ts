/** A page with a text, as it is shown. */
export interface ContentPage {
  title: string
  /** For search engines and link previews. */
  description: string
  /** A line under the title. */
  standing?: string
  html: string
  /** Its emblem where that is small (`inlineDrawing`); otherwise it has the address that the site map names. */
  emblem?: string | undefined
  /** The day on which staff have last confirmed it (`with-checks.ts`). */
  checked?: string
}
