import { z } from 'zod'
import type { College } from '../college.ts'
import { ContentError } from '../content-error.ts'
import type { KnownPaths } from '../editing/read-cache.ts'
import type { Files } from '../files.ts'
import { orReport, type FaultListener } from '../faults/report-fault.ts'
import { interpolate } from './interpolate.ts'
import { checkLinks } from './check-links.ts'
import { checkShape } from './check-shape.ts'
import { renderMarkdown } from './render-markdown.ts'
import { readData } from '../yaml/data.ts'
import type { Monograph } from '../monograph.ts'
import type { ProgramSummary } from '../program.ts'
import type { Download } from '../documents/read-downloads.ts'
import { readYaml, type Yaml } from '../yaml/read-yaml.ts'
import type { Samples } from '../yaml/sample.ts'
import { applyTypography } from './typography.ts'

/** A content page, rendered when the folder is read. */
export interface ContentPage {
  title: string
  /** For search engines and link previews. */
  description: string
  /** A line under the title. */
  standing?: string
  /** Addresses of the college's files are `asset:` with their path in its folder. */
  html: string
  /** The day on which staff have last confirmed it (`with-checks.ts`). */
  checked?: string
}

export interface MarkdownContext extends FaultListener {
  college: College
  files: Files
  /** The paths that links may have. */
  paths: KnownPaths
  programs?: readonly ProgramSummary[]
  monographs?: readonly Monograph[]
  downloads?: readonly Download[]
}

export interface ReadPage {
  page: ContentPage
  /** The sample marks of the page itself, not of its data file. */
  samples: Samples
  /** The name of its data file. */
  data: string | undefined
}

const frontMatter = z.strictObject({
  title: z.string(),
  description: z.string().max(200),
  standing: z.string().optional(),
  data: z.string().optional(),
  /** Whether the whole text is about the sample college. */
  sample: z.literal(true).optional(),
})

/** Reads a page: front matter, then Markdown with placeholders such as `{{college.name}}` and `{{data.hours}}`. */
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

/** Reads front matter by a schema, and renders the text after it. `data` is the name of its data file. */
export const readMarkdownFile = <S extends z.ZodType<{ data?: string | undefined }>>(
  file: string,
  schema: S,
  { college, files, paths, programs = [], monographs = [], downloads = [], onFault }: MarkdownContext,
): Yaml<z.output<S>> & { html: string } => {
  const { head, body, firstLine } = splitFrontMatter(files.text(file), file)
  const offsetToLine = createOffsetToLine(body, firstLine)
  checkShape(body, file, offsetToLine)
  const { value, findLine } = readYaml(head, schema, file, 2)
  const dataFile = value.data === undefined ? undefined : `data/${value.data}`
  if (dataFile !== undefined && !files.has(dataFile))
    throw new ContentError(file, `${dataFile} is missing.`, findLine(['data']))
  const data = dataFile === undefined ? undefined : readData(files, dataFile)
  // Every fault of the text is told, not only those of the first step.
  const faults: ContentError[] = []
  const source = {
    file,
    files,
    paths,
    programs,
    monographs,
    downloads,
    offsetToLine,
    onFault: (fault: ContentError) => faults.push(fault),
  }
  const text = interpolate(body, { college }, data, source)
  orReport(
    source,
    () => checkLinks(body, 0, source),
    () => undefined,
  )
  const html = renderMarkdown(text, body, data, source)
  if (faults.length > 0) {
    const fault = ContentError.of(faults)
    if (!onFault) throw fault
    onFault(fault)
  }
  return { value, findLine, html }
}

/** The sample marks of a page: its whole text, or the names of what it says. */
export const pageSamples = (
  file: string,
  { sample = [] }: { sample?: true | readonly string[] | undefined },
): Samples => ({ file, names: sample === true ? ['its text'] : sample })

/** The front matter and the text of a page, and the line on which the text begins. */
export const splitFrontMatter = (text: string, file: string) => {
  const [, head, body] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? []
  if (head === undefined || body === undefined)
    throw new ContentError(file, 'a page begins with its title and description between two lines of ---.', 1)
  return { head, body, firstLine: head.split('\n').length + 2 }
}

/** The line of an offset in a text that begins on `firstLine` of its file. */
export const createOffsetToLine =
  (body: string, firstLine: number) =>
  (offset: number): number =>
    firstLine + body.slice(0, offset).split('\n').length - 1
