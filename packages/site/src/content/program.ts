import type { Check } from '@kampana/shared/content/preview-worker'
import type { Charge } from '@kampana/shared/content/program-fees'
import { programsPath } from '@kampana/shared/content/programs-path'

// Pages import this file, so zod stays in read-programs.ts.

export { programsPath }
export const programPath = (slug: string): string => `${programsPath}/${slug}`

/** Path and parameters of the comparison of programs: `?program=bs-nursing&program=bs-psychology`. */
export const comparePath = `${programsPath}/compare`
export const comparedParameter = 'program'
export const maxCompared = 3
export const compareAddress = (...slugs: readonly string[]): string =>
  `${comparePath}?${new URLSearchParams(slugs.map((slug) => [comparedParameter, slug]))}`

export interface Program {
  slug: string
  title: string
  /** Abbreviated title, such as BS Nursing. */
  short: string
  /** One of the college's levels. */
  level: string
  /** Page of the school or department that offers it. */
  school: string
  length: string
  description: string
  /** Admission requirement. */
  who: string
  fees: string
  /** Licensure examination and its results. */
  licensure?: string | undefined
  /** Government recognition, and the end of its accreditation. */
  recognition?: string | undefined
  accreditation?: string | undefined
  /** Fees, including those after the first year. */
  charges: readonly Charge[]
  /** Each as HTML, with links to other programs. */
  careers: readonly string[]
  curriculum: readonly { year: string; subjects: string }[]
  /** Page about how to apply. */
  apply: string
  html: string
  /** Date of its last review (`with-checks.ts`). */
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
