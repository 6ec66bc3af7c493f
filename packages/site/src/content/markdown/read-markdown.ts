import { z } from 'zod'
import { renderText, type TextContext } from '../body/render-text.ts'
import { splitFrontMatter } from '../pages/page-heads.ts'
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

export interface ReadPage {
  page: ContentPage
  samples: Samples
}

/** What the front matter of a page says of its text; the rest is its place in the menu (`page-heads.ts`). */
const frontMatter = z.looseObject({
  title: z.string(),
  description: z.string().max(200),
  standing: z.string().optional(),
  /** Whether the whole text is about the sample college, or what of it. */
  sample: z.union([z.literal(true), z.array(z.string())]).optional(),
})

/** Reads a page: front matter, then its text. */
export const readContentPage = (file: string, surroundings: TextContext): ReadPage => {
  const { value, html } = readMarkdownFile(file, frontMatter, surroundings)
  const { title, description, standing } = value
  const page = {
    title: applyTypography(title),
    description: applyTypography(description),
    ...(standing && { standing: applyTypography(standing) }),
    html,
  }
  return { page, samples: pageSamples(file, value) }
}

/** Reads front matter by a schema, and renders the text after it. */
export const readMarkdownFile = <S extends z.ZodType>(
  file: string,
  schema: S,
  context: TextContext,
): Yaml<z.output<S>> & { html: string } => {
  const { head, body, firstLine } = splitFrontMatter(context.files.text(file), file)
  const { value, findLine } = readYaml(head, schema, file, 2)
  return { value, findLine, html: renderText({ file, text: body, firstLine }, context) }
}

/** The sample marks of a page: its whole text, or the names of what it says. */
export const pageSamples = (
  file: string,
  { sample = [] }: { sample?: true | readonly string[] | undefined },
): Samples => ({ file, names: sample === true ? ['its text'] : sample })
