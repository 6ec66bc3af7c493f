import { z } from 'zod'
import { ContentError, collectErrors } from './content-error.ts'
import type { Files } from './files.ts'
import { readMarkdownFile, pageSamples } from './markdown/read-markdown.ts'
import type { Program } from './program.ts'
import { readTolerantly, withPhoneLinks, type PageContext } from './read-pages.ts'
import type { Samples } from './yaml/sample.ts'
import { applyTypographyDeep } from './markdown/typography.ts'
import { careerRows, curriculumRows } from './records/program-rows.ts'

/** An address of the site, which must be in the site map. */
const address = z.string().startsWith('/', 'must be an address of this site, beginning with /.')

/** The front matter of `programs/….md`. */
const program = z.strictObject({
  title: z.string(),
  short: z.string(),
  level: z.string(),
  school: address,
  length: z.string(),
  description: z.string().max(200),
  who: z.string(),
  fees: z.string(),
  licensure: z.string().optional(),
  boardResults: z
    .array(z.strictObject({ year: z.number(), passed: z.number(), country: z.number().optional() }))
    .default([]),
  recognition: z.string().optional(),
  accreditation: z.string().optional(),
  accreditedUntil: z.string().optional(),
  careers: z.preprocess(careerRows, z.array(z.strictObject({ career: z.string() })).min(1)),
  curriculum: z.preprocess(
    curriculumRows,
    z.array(z.strictObject({ year: z.string(), subjects: z.string() })),
  ),
  apply: address,
  sample: z.union([z.literal(true), z.array(z.string())]).optional(),
})
type FrontMatter = z.output<typeof program>

/** The slugs of all programs, which are needed before any is read, since pages link to each other. */
export const programSlugs = (files: Files): string[] =>
  files
    .list('programs')
    .filter((path) => path.endsWith('.md'))
    .map((path) => path.slice('programs/'.length, -'.md'.length))

/** Reads every program, in the order of the levels. Throws a `ContentError` with all errors. */
export const readPrograms = (context: PageContext): { program: Program; samples: Samples }[] => {
  const { college, files } = context
  const read = collectErrors(
    programSlugs(files).map(
      (slug) => () => readTolerantly(`programs/${slug}.md`, context, (each) => readProgram(slug, each)),
    ),
  )
  const rank = ({ program: { level } }: (typeof read)[number]): number => college.levels.indexOf(level)
  return read.sort((a, b) => rank(a) - rank(b) || a.program.title.localeCompare(b.program.title))
}

const readProgram = (slug: string, context: PageContext) => {
  const file = `programs/${slug}.md`
  if (!/^[a-z0-9-]+$/.test(slug))
    throw new ContentError(file, 'the name of the file must be plain small letters, digits and hyphens.')
  const { value, findLine, html } = readMarkdownFile(file, program, context)
  const { levels } = context.college
  if (!levels.includes(value.level))
    throw new ContentError(
      file,
      `level: college.yaml has no level "${value.level}", only ${levels.join(', ')}.`,
      findLine(['level']),
    )
  for (const name of ['school', 'apply'] as const)
    if (!context.paths.has(value[name]))
      throw new ContentError(file, `${name}: the link to ${value[name]} leads nowhere.`, findLine([name]))
  const read = withPhoneLinks({ ...applyTypographyDeep(toShown(value)), slug, html }, context)
  return { program: read, samples: pageSamples(file, value) }
}

/** What a program's page tells of its front matter. */
const toShown = (front: FrontMatter): Omit<Program, 'slug' | 'html'> => {
  const { sample: _sample, boardResults: _results, ...shown } = front
  const { accreditation: _accreditation, accreditedUntil: _until, ...facts } = shown
  return {
    ...facts,
    licensure: describeLicensure(front),
    recognition: describeRecognition(front),
    careers: front.careers.map(({ career }) => career),
  }
}

/** 'Nurse Licensure Examination: 97% of first takers passed in 2026, 74% in the whole country': the results of the last year. */
const describeLicensure = ({ licensure, boardResults: results }: FrontMatter): string | undefined => {
  const last = results.toSorted((a, b) => a.year - b.year).at(-1)
  if (!last) return licensure
  const passed = `${last.passed}% of first takers passed in ${last.year}`
  const country = last.country === undefined ? '' : `, ${last.country}% in the whole country`
  return `${licensure === undefined ? '' : `${licensure}: `}${passed}${country}`
}

/** 'GR No. 112, s. 1972; accredited at Level III until May 2029'. */
const describeRecognition = (front: FrontMatter): string | undefined => {
  const { recognition, accreditation, accreditedUntil: until } = front
  const accredited = [accreditation, until].filter(Boolean).join(' until ')
  if (accredited === '') return recognition
  return recognition === undefined ? accredited : `${recognition}; accredited at ${accredited}`
}
