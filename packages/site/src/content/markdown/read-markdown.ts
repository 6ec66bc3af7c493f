import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { College } from '../college.ts'
import { ContentError, collectErrors } from '../content-error.ts'
import { interpolate } from './interpolate.ts'
import { checkLinks, renderMarkdown } from './render-markdown.ts'
import { readData } from '../data.ts'
import type { ProgramSummary } from '../program.ts'
import { readYaml, type Yaml } from '../read-yaml.ts'
import type { Samples } from '../sample.ts'
import { applyTypography } from './typography.ts'

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

export interface MarkdownContext {
  college: College
  /** Where the content is; a page's `data` file is in `data/` there. */
  directory: string
  /** Every address of the site map, to find links that lead nowhere. */
  paths: ReadonlySet<string>
  /** The programs that a text may list. */
  programs?: readonly ProgramSummary[]
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
export const readContentPage = (file: string, surroundings: MarkdownContext): ReadPage => {
  const { value, html } = readMarkdownFile(file, frontMatter, surroundings)
  const { title, description, standing } = value
  const page = {
    title: applyTypography(title),
    description: applyTypography(description),
    ...(standing && { standing: applyTypography(standing) }),
    html,
  }
  return { page, samples: pageSamples(file, value), data: value.data }
}

/** Front matter of any shape, and the text beneath it as HTML. `data` names the data file that the text may use. */
export const readMarkdownFile = <S extends z.ZodType<{ data?: string | undefined }>>(
  file: string,
  schema: S,
  { college, directory, paths, programs = [] }: MarkdownContext,
): Yaml<z.output<S>> & { html: string } => {
  const { head, body, firstLine } = splitFrontMatter(readFileSync(file, 'utf8'), file)
  const { value, lineOf } = readYaml(head, schema, file, 2)
  if (value.data && !existsSync(join(directory, 'data', value.data)))
    throw new ContentError(file, `content/data/${value.data} is missing.`, lineOf(['data']))
  const data = value.data === undefined ? undefined : readData(join(directory, 'data', value.data))
  const place = { file, directory, paths, programs, lineAt: lineAtOffset(body, firstLine) }
  const [text] = collectErrors([
    () => interpolate(body, { college }, data, place),
    () => checkLinks(body, 0, place),
  ])
  return { value, lineOf, html: renderMarkdown(text, body, data, place) }
}

/** A text that tells of the sample college as a whole. */
export const pageSamples = (file: string, { sample }: { sample?: true | undefined }): Samples => ({
  file,
  names: sample ? ['its text'] : [],
})

const splitFrontMatter = (text: string, file: string) => {
  const [, head, body] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? []
  if (head === undefined || body === undefined)
    throw new ContentError(file, 'a page begins with its title and description between two lines of ---.', 1)
  return { head, body, firstLine: head.split('\n').length + 2 }
}

/** The line of an offset in a text that begins on `firstLine` of its file. */
export const lineAtOffset =
  (body: string, firstLine: number) =>
  (offset: number): number =>
    firstLine + body.slice(0, offset).split('\n').length - 1
