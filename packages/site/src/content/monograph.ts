// Pages import this file, so zod stays in the schema of its directive.

/** The path of the list of monographs. */
export const researchPath = '/student-services/research'
export const monographPath = (link: string): string => `${researchPath}/${link}`

/** A research monograph in the list. */
export interface Monograph {
  category: string
  title: string
  description: string
  /** The last segment of its path, and the name of its text and its PDF in `monographs/`. */
  link: string
  authors: string
  year: number
}

/** A monograph with its text. */
export interface MonographText extends Monograph {
  /** The text, beginning with the abstract. */
  html: string
  /** The headings of the text with their ids. */
  contents: { id: string; title: string }[]
  /** The address of its PDF. */
  file: string
  /** Of the PDF, in kilobytes. */
  size: number
  /** The day on which staff have last confirmed it (`with-checks.ts`). */
  checked?: string
}
