import { z } from 'zod'

/** A research monograph as the list shows it: what it is, and the name of its text and its PDF in `content/monographs`. */
export const monograph = z.object({
  category: z.string(),
  title: z.string(),
  description: z.string(),
  link: z.string().regex(/^[a-z0-9-]+$/, 'must be plain small letters, digits and hyphens.'),
  authors: z.string(),
  year: z.int(),
})
export type Monograph = z.output<typeof monograph>

/** A monograph as its own page shows it. */
export interface MonographText extends Monograph {
  /** Its text, from the abstract on. */
  html: string
  /** Its parts, by the ids of their headings in the text. */
  contents: { id: string; title: string }[]
  /** Its place in `content/`, after `asset:`. */
  file: string
  /** Of the PDF, in kilobytes. */
  size: number
}

/** Where the list of them is; each has its page beneath. */
export const researchPath = '/student-services/research'
export const monographPath = (link: string): string => `${researchPath}/${link}`
