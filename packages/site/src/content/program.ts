import type { Check } from '@kampana/shared/content/preview-worker'
import { programsPath } from '@kampana/shared/content/programs-path'

// Pages import this file, so zod stays in read-programs.ts.

export { programsPath }
export const programPath = (slug: string): string => `${programsPath}/${slug}`

export interface Program {
  slug: string
  title: string
  /** The abbreviated title, such as BS Nursing. */
  short: string
  /** One of the college's levels. */
  level: string
  /** The page of the school or department that teaches it. */
  school: string
  length: string
  description: string
  /** The admission requirement. */
  who: string
  fees: string
  /** The licensure examination and its results. */
  licensure?: string | undefined
  recognition?: string | undefined
  careers: readonly string[]
  curriculum: readonly { year: string; subjects: string }[]
  /** The page about how to apply. */
  apply: string
  html: string
  /** When staff have last confirmed it (`with-checks.ts`). */
  checked?: Check
}
/** A program in a list. */
export type ProgramSummary = Pick<
  Program,
  'slug' | 'title' | 'short' | 'level' | 'school' | 'length' | 'description' | 'fees'
>

export const summarizeProgram = ({
  slug,
  title,
  short,
  level,
  school,
  length,
  description,
  fees,
}: Program): ProgramSummary => ({ slug, title, short, level, school, length, description, fees })
