/** A page with a text, as it is shown. */
export interface ContentPage {
  title: string
  /** For search engines and link previews. */
  description: string
  /** A line under the title. */
  standing?: string
  html: string
  /** The day on which staff have last confirmed it (`with-checks.ts`). */
  checked?: string
}
