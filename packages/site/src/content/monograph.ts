import type { Check } from '@kampana/shared/content/preview-worker'
import { researchPath } from '@kampana/shared/content/research-path'

export { researchPath }
export const monographPath = (link: string): string => `${researchPath}/${link}`

/** A research monograph in the list. */
export interface Monograph {
  category: string
  title: string
  description: string
  /** The last segment of its path. */
  link: string
  authors: string
  year: number
  /** The address of its PDF. */
  file: string
  /** Of the PDF, in kilobytes; unknown of one that was uploaded. */
  size?: number
  /** Of the PDF, where they can be told. */
  pages?: number
}

/** A monograph with its text. */
export interface MonographText extends Monograph {
  /** The text, beginning with the abstract. */
  html: string
  /** The headings of the text with their ids. */
  contents: { id: string; title: string }[]
  /** When staff have last confirmed it (`with-checks.ts`). */
  checked?: Check
}
