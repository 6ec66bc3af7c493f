import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { College } from './college.ts'
import { ContentError, gather } from './content-error.ts'
import { filled } from './filled.ts'
import { checkLinks, toHtml } from './html.ts'
import { readData } from './data.ts'
import type { ListedProgram } from './program.ts'
import { readYaml, type Yaml } from './read-yaml.ts'
import type { Samples } from './sample.ts'
import { typographic } from './typographic.ts'

/** A written page as the site shows it. Its HTML is made here, when built, out of the college's own files. */
export interface ContentPage {
  title: string
  /** What search engines and link previews show. */
  description: string
  /** A line of standing text under the title. */
  standing?: string
  /** Where it speaks of a picture or another file of the college, it holds `asset:` and the file's place in `content/`. */
  html: string
}

export interface Surroundings {
  college: College
  /** Where the content is; a page's `data` file is in `data/` there. */
  directory: string
  /** Every address of the site map, to find links that lead nowhere. */
  paths: ReadonlySet<string>
  /** The programs that a text may list. */
  programs?: readonly ListedProgram[]
}

export interface ReadPage {
  page: ContentPage
  /** What is sample in the page's own text; of its data file only that file tells. */
  samples: Samples
  /** The data file it names. */
  data: string | undefined
}

const frontMatter = z.strictObject({
  title: z.string(),
  description: z.string().max(200),
  standing: z.string().optional(),
  data: z.string().optional(),
  /** The whole text tells of the sample college. */
  sample: z.literal(true).optional(),
})

/** Reads one page: front matter, then Markdown in which `{{college.name}}` and `{{data.…}}` stand for values. */
export const readMarkdown = (file: string, surroundings: Surroundings): ReadPage => {
  const { value, html } = readText(file, frontMatter, surroundings)
  const { title, description, standing } = value
  const page = {
    title: typographic(title),
    description: typographic(description),
    ...(standing && { standing: typographic(standing) }),
    html,
  }
  return { page, samples: samplesOf(file, value), data: value.data }
}

/** Front matter of any shape, and the text beneath it as HTML. `data` names the data file that the text may use. */
export const readText = <S extends z.ZodType<{ data?: string | undefined }>>(
  file: string,
  schema: S,
  { college, directory, paths, programs = [] }: Surroundings,
): Yaml<z.output<S>> & { html: string } => {
  const { head, body, firstLine } = parted(readFileSync(file, 'utf8'), file)
  const { value, lineOf } = readYaml(head, schema, file, 2)
  if (value.data && !existsSync(join(directory, 'data', value.data)))
    throw new ContentError(file, `content/data/${value.data} is missing.`, lineOf(['data']))
  const data = value.data === undefined ? undefined : readData(join(directory, 'data', value.data))
  const place = { file, directory, paths, programs, lineAt: lineIn(body, firstLine) }
  const [text] = gather([() => filled(body, { college }, data, place), () => checkLinks(body, 0, place)])
  return { value, lineOf, html: toHtml(text, body, data, place) }
}

/** A text that tells of the sample college as a whole. */
export const samplesOf = (file: string, { sample }: { sample?: true | undefined }): Samples => ({
  file,
  names: sample ? ['its text'] : [],
})

const parted = (text: string, file: string) => {
  const [, head, body] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? []
  if (head === undefined || body === undefined)
    throw new ContentError(file, 'a page begins with its title and description between two lines of ---.', 1)
  return { head, body, firstLine: head.split('\n').length + 2 }
}

/** The line of an offset in a text that begins on `firstLine` of its file. */
export const lineIn =
  (body: string, firstLine: number) =>
  (offset: number): number =>
    firstLine + body.slice(0, offset).split('\n').length - 1
