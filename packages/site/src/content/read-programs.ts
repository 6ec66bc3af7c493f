import { z } from 'zod'
import { ContentError, collectErrors } from './content-error.ts'
import type { Files } from './files.ts'
import { readMarkdownFile, pageSamples, type MarkdownContext } from './markdown/read-markdown.ts'
import type { Program } from './program.ts'
import { readTolerantly, withPhoneLinks, type PageContext } from './read-pages.ts'
import type { Samples } from './yaml/sample.ts'
import { applyTypographyDeep } from './markdown/typography.ts'

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
  recognition: z.string().optional(),
  careers: z.array(z.string()).min(1),
  curriculum: z.record(z.string(), z.string()),
  apply: address,
  data: z.undefined().optional(),
  sample: z.literal(true).optional(),
})

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

const readProgram = (slug: string, context: MarkdownContext) => {
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
  const { sample: _sample, data: _data, ...fields } = value
  const read = withPhoneLinks({ ...applyTypographyDeep(fields), slug, html }, context)
  return { program: read, samples: pageSamples(file, value) }
}
