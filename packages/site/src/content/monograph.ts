import type { Check } from '@kampana/shared/content/preview-worker'
import { researchPath } from '@kampana/shared/content/research-path'

export { researchPath }
export const monographPath = (link: string): string => `${researchPath}/${link}`

/** A research monograph in the list. */
export interface Monograph {
  category: string
  title: string
  description: string
  /** Last segment of its path. */
  link: string
  authors: string
  year: number
  /** Address of its PDF. */
  file: string
  /** Size of the PDF in kilobytes; unknown for an upload. */
  size?: number
  /** Pages of the PDF, if known. */
  pages?: number
}

/** A monograph with its text. */
export interface MonographText extends Monograph {
  /** Text, beginning with the abstract. */
  html: string
  /** Headings of the text with their ids. */
  contents: { id: string; title: string }[]
  /** Date of its last review (`with-checks.ts`). */
  checked?: Check
}
