import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Marked, type Tokens } from 'marked'
import { z } from 'zod'
import type { College } from './college.ts'
import { ContentError } from './content-error.ts'
import { readYaml, readYamlFile } from './read-yaml.ts'
import { checkSampleMarks, sample, valueAt } from './sample.ts'

/** A written page as the site shows it. Its HTML is made here, when built, out of the college's own files. */
export interface ContentPage {
  title: string
  /** What search engines and link previews show. */
  description: string
  /** A line of standing text under the title. */
  standing?: string
  html: string
  /** The headings of the second level, for a table of contents. */
  headings: { id: string; text: string }[]
}

interface Surroundings {
  college: College
  /** Where the content is; a page's `data` file is in `data/` there. */
  directory: string
  /** Every address of the site map, to find links that lead nowhere. */
  paths: ReadonlySet<string>
}

const frontMatter = z.strictObject({
  title: z.string(),
  description: z.string().max(200),
  standing: z.string().optional(),
  data: z.string().optional(),
})
const data = z.looseObject({ sample })

/** Reads one page: front matter, then Markdown in which `{{college.name}}` and `{{data.…}}` stand for values. */
export const readMarkdown = (file: string, { college, directory, paths }: Surroundings): ContentPage => {
  const { head, body, firstLine } = parted(readFileSync(file, 'utf8'), file)
  const { value } = readYaml(head, frontMatter, file, 2)
  const values = { college, data: value.data && readData(join(directory, 'data', value.data)) }
  const filled = fill(body, values, file, firstLine)
  checkLinks(filled, paths, file, firstLine)
  const { title, description, standing } = value
  return { title, description, ...(standing && { standing }), ...toHtml(filled) }
}

const parted = (text: string, file: string) => {
  const [, head, body] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? []
  if (head === undefined || body === undefined)
    throw new ContentError(file, 'a page begins with its title and description between two lines of ---.', 1)
  return { head, body, firstLine: head.split('\n').length + 2 }
}

const readData = (file: string): unknown => {
  const read = readYamlFile(file, data)
  checkSampleMarks(file, read)
  return read.value
}

/** Puts values in: a text as it is, a list of texts as a Markdown list. */
const fill = (body: string, values: unknown, file: string, firstLine: number): string =>
  body.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (_, name: string, offset: number) => {
    const value = valueAt(values, name)
    if (typeof value === 'string' || typeof value === 'number') return String(value)
    if (Array.isArray(value)) return value.map((item) => `- ${String(item)}`).join('\n')
    throw new ContentError(file, `{{${name}}} names no text or list.`, lineAt(body, offset, firstLine))
  })

const checkLinks = (body: string, paths: ReadonlySet<string>, file: string, firstLine: number): void => {
  for (const link of body.matchAll(/\]\(<?(\/[^)>\s#?]*)/g))
    if (!paths.has(link[1]!))
      throw new ContentError(
        file,
        `the link to ${link[1]} leads nowhere.`,
        lineAt(body, link.index, firstLine),
      )
}

const lineAt = (body: string, offset: number, firstLine: number): number =>
  firstLine + body.slice(0, offset).split('\n').length - 1

const toHtml = (body: string): Pick<ContentPage, 'html' | 'headings'> => {
  const headings: ContentPage['headings'] = []
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const id = text
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, '-')
          .replace(/^-|-$/g, '')
        if (depth === 2) headings.push({ id, text })
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      table(token: Tokens.Table) {
        // A wide table scrolls by itself, and by keyboard, instead of widening the page.
        return `<div class="table" role="region" tabindex="0">${tableOf(token, (cell) => this.parser.parseInline(cell.tokens))}</div>\n`
      },
    },
  })
  const html = marked.parse(body, { async: false })
  return { html, headings }
}

/** A table whose header is empty names its rows in the first column instead. */
const tableOf = ({ header, rows }: Tokens.Table, inner: (cell: Tokens.TableCell) => string): string => {
  const named = header.some((cell) => cell.text !== '')
  const head = `<thead><tr>${header.map((cell) => `<th scope="col">${inner(cell)}</th>`).join('')}</tr></thead>`
  const first = (cell: Tokens.TableCell) =>
    named ? `<td>${inner(cell)}</td>` : `<th scope="row">${inner(cell)}</th>`
  const body = rows.map(
    (row) => `<tr>${row.map((cell, n) => (n === 0 ? first(cell) : `<td>${inner(cell)}</td>`)).join('')}</tr>`,
  )
  return `<table>${named ? head : ''}<tbody>${body.join('')}</tbody></table>`
}
