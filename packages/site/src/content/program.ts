import { z } from 'zod'

/** The page on which a program is looked for; each has its own beneath. */
export const programsPath = '/academics/programs'
export const programPath = (slug: string): string => `${programsPath}/${slug}`

/** An address of the site, which must be in the site map. */
const address = z.string().startsWith('/', 'must be an address of this site, beginning with /.')

/** What is told of a program, in the head of its file `content/programs/….md`. */
export const program = z.strictObject({
  title: z.string(),
  /** As people say it: BS Nursing. */
  short: z.string(),
  /** One of the levels in college.yaml. */
  level: z.string(),
  /** The page of the school or department that teaches it. */
  school: address,
  length: z.string(),
  description: z.string().max(200),
  /** Whom it is open to. */
  who: z.string(),
  fees: z.string(),
  /** The examination that it leads to, and how its graduates did. */
  licensure: z.string().optional(),
  recognition: z.string().optional(),
  careers: z.array(z.string()).min(1),
  /** What is learned, year by year. */
  curriculum: z.record(z.string(), z.string()),
  /** The page that tells what to bring and whom to see. */
  apply: address,
  data: z.undefined().optional(),
  sample: z.literal(true).optional(),
})
type Written = z.output<typeof program>

/** A program as its page shows it. */
export interface Program extends Omit<Written, 'sample' | 'data'> {
  slug: string
  html: string
}
/** A program as lists show it. */
export type ListedProgram = Pick<
  Program,
  'slug' | 'title' | 'short' | 'level' | 'school' | 'length' | 'description' | 'fees'
>

export const listed = ({
  slug,
  title,
  short,
  level,
  school,
  length,
  description,
  fees,
}: Program): ListedProgram => ({ slug, title, short, level, school, length, description, fees })
