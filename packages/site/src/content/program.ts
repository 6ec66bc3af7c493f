// Pages import this; what checks a program, with its library, stays in read-programs.ts.

/** The page on which a program is looked for; each has its own beneath. */
export const programsPath = '/academics/programs'
export const programPath = (slug: string): string => `${programsPath}/${slug}`

/** A program as its page shows it. */
export interface Program {
  slug: string
  title: string
  /** As people say it: BS Nursing. */
  short: string
  /** One of the college's levels. */
  level: string
  /** The page of the school or department that teaches it. */
  school: string
  length: string
  description: string
  /** Whom it is open to. */
  who: string
  fees: string
  /** The examination that it leads to, and how its graduates did. */
  licensure?: string | undefined
  recognition?: string | undefined
  careers: readonly string[]
  /** What is learned, year by year. */
  curriculum: Readonly<Record<string, string>>
  /** The page that tells what to bring and whom to see. */
  apply: string
  html: string
}
/** A program as lists show it. */
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
