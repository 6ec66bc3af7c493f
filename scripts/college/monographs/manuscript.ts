/** Monograph to be printed: its number in the series, and its text in Markdown. */
export interface Manuscript {
  title: string
  category: string
  authors: string
  year: number
  number: number
  text: string
}
