import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ContentError, collectErrors } from './content-error.ts'
import { readMarkdownFile, pageSamples, type MarkdownContext } from './markdown/read-markdown.ts'
import type { Program } from './program.ts'
import type { Samples } from './sample.ts'
import { applyTypographyDeep } from './markdown/typography.ts'

/** An address of the site, which must be in the site map. */
const address = z.string().startsWith('/', 'must be an address of this site, beginning with /.')

/** What is told of a program, in the head of its file `content/programs/….md`. */
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

/** The slugs of all programs, before any of them is read: pages may link to each other. */
export const programSlugs = (directory: string): string[] => {
  const folder = join(directory, 'programs')
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.md'))
        .sort()
        .map((name) => name.slice(0, -'.md'.length))
    : []
}

/** Every program, those of one level together in the order of the levels. Throws a `ContentError` with every fault. */
export const readPrograms = (surroundings: MarkdownContext): { program: Program; samples: Samples }[] => {
  const { college, directory } = surroundings
  const read = collectErrors(
    programSlugs(directory).map((slug) => () => readProgram(slug, join(directory, 'programs'), surroundings)),
  )
  const rank = ({ program: { level } }: (typeof read)[number]): number => college.levels.indexOf(level)
  return read.sort((a, b) => rank(a) - rank(b) || a.program.title.localeCompare(b.program.title))
}

const readProgram = (slug: string, folder: string, surroundings: MarkdownContext) => {
  const file = join(folder, `${slug}.md`)
  if (!/^[a-z0-9-]+$/.test(slug))
    throw new ContentError(file, 'the name of the file must be plain small letters, digits and hyphens.')
  const { value, lineOf, html } = readMarkdownFile(file, program, surroundings)
  const { levels } = surroundings.college
  if (!levels.includes(value.level))
    throw new ContentError(
      file,
      `level: college.yaml has no level "${value.level}", only ${levels.join(', ')}.`,
      lineOf(['level']),
    )
  for (const name of ['school', 'apply'] as const)
    if (!surroundings.paths.has(value[name]))
      throw new ContentError(file, `${name}: the link to ${value[name]} leads nowhere.`, lineOf([name]))
  const { sample: _sample, data: _data, ...told } = value
  return { program: { ...applyTypographyDeep(told), slug, html }, samples: pageSamples(file, value) }
}
