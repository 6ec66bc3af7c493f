import type { Check } from '@kampana/shared/content/preview-worker'
import type { Charge } from '@kampana/shared/content/program-fees'
import { programsPath } from '@kampana/shared/content/programs-path'

// Pages import this file, so zod stays in read-programs.ts.

export { programsPath }
export const programPath = (slug: string): string => `${programsPath}/${slug}`

/** Where programs are compared, and by which parameters of the address: `?program=bs-nursing&program=bs-psychology`. */
export const comparePath = `${programsPath}/compare`
export const comparedParameter = 'program'
export const maxCompared = 3
export const compareAddress = (...slugs: readonly string[]): string =>
  `${comparePath}?${new URLSearchParams(slugs.map((slug) => [comparedParameter, slug]))}`

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
  /** By the State, and until when it is accredited. */
  recognition?: string | undefined
  accreditation?: string | undefined
  /** The fees, with those that aren't in the first year. */
  charges: readonly Charge[]
  /** Each as HTML, in which names of other programs lead to them. */
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
