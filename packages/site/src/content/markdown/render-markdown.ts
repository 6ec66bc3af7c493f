import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Marked, type Tokens } from 'marked'
import { ContentError, collectErrors } from '../content-error.ts'
import { directiveExtension, directives, type DirectiveToken } from './directives.ts'
import type { Data } from '../data.ts'
import type { DirectiveContext } from './directives/directive-value.ts'
import { escapeAttribute } from '../../framework/escape-html.ts'
import { renderFigure } from './figure.ts'
import type { ProgramSummary } from '../program.ts'
import { applyTypography } from './typography.ts'
import { renderVerse } from './verse.ts'

/** Where a text stands, to name the line of a fault in it. */
export interface MarkdownSource {
  file: string
  directory: string
  paths: ReadonlySet<string>
  programs: readonly ProgramSummary[]
  /** The line of an offset in the page's text. */
  lineAt: (offset: number) => number
}

/** A page's text as HTML. `written` is the text before values were put in, where lines can be counted. */
export const renderMarkdown = (
  text: string,
  written: string,
  data: Data | undefined,
  place: MarkdownSource,
): string => {
  const lineOf = (raw: string) => place.lineAt(Math.max(0, written.indexOf(raw.trim())))
  // Marked adds words of its own to an error that passes through it.
  const faults: ContentError[] = []
  const marked: Marked = new Marked({
    extensions: [
      directiveExtension(({ name, value, raw }: DirectiveToken) => {
        const inline = (source: string) => marked.parseInline(source, { async: false })
        try {
          const html = renderDirective(name, { ...place, name: value, data, inline, line: lineOf(raw) })
          checkLinks(html, Math.max(0, written.indexOf(raw.trim())), place)
          return html
        } catch (error) {
          if (!(error instanceof ContentError)) throw error
          faults.push(error)
          return ''
        }
      }),
    ],
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        return `<h${depth} id="${slugify(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      code: ({ text, lang }: Tokens.Code) => (lang?.startsWith('verse') ? renderVerse(text, lang) : false),
      image: ({ href, text }: Tokens.Image) => renderFigure(href, text, place.directory),
      paragraph({ tokens }: Tokens.Paragraph) {
        const html = this.parser.parseInline(tokens)
        return tokens.length === 1 && tokens[0]?.type === 'image' ? `${html}\n` : `<p>${html}</p>\n`
      },
      link({ href, tokens }: Tokens.Link) {
        const inner = this.parser.parseInline(tokens)
        return `<a href="${escapeAttribute(isContentFile(href) ? `asset:${href}` : href)}">${inner}</a>`
      },
      table(token: Tokens.Table) {
        // A wide table scrolls by itself, and by keyboard, instead of widening the page.
        const name = escapeAttribute(tableLabel(token))
        return `<div class="table" role="region" tabindex="0" aria-label="${name}">${renderTable(token, (cell) => this.parser.parseInline(cell.tokens))}</div>\n`
      },
    },
  })
  const html = marked.parse(text, { async: false })
  if (faults.length > 0) throw ContentError.of(faults)
  return applyTypography(html)
}

const renderDirective = (directive: string, use: DirectiveContext): string => {
  const make = directives[directive]
  if (make) return make(use)
  const known = Object.keys(directives).join(', ')
  throw new ContentError(use.file, `there is no directive ::${directive}; there are ${known}.`, use.line)
}

/** Every address of this site that a text links to must be in the site map, and every file in `content/`. */
export const checkLinks = (text: string, offset: number, place: MarkdownSource): void => {
  // Offsets count in the page's text; a value that was put in has only the one of its mark.
  const lineOf = (index: number) => place.lineAt(offset === 0 ? index : offset)
  const links = [...text.matchAll(/(!?)\[([^\]]*)\]\(<?([^)>\s]*)/g)].map(
    ({ 1: mark, 2: words = '', 3: to = '', index }) => ({
      picture: mark === '!',
      words,
      to,
      index,
    }),
  )
  const written = [...text.matchAll(/href="(\/[^"]*)"/g)].map(({ 1: to = '', index }) => ({
    picture: false,
    words: 'a link',
    to: to.replaceAll('&amp;', '&'),
    index,
  }))
  collectErrors(
    [...links, ...written].map(({ picture, words, to, index }) => () => {
      const path = to.replace(/[?#].*$/, '')
      if (path.startsWith('/') && !place.paths.has(path))
        throw new ContentError(place.file, `the link to ${path} leads nowhere.`, lineOf(index))
      if (isContentFile(to) && !existsSync(join(place.directory, to)))
        throw new ContentError(place.file, `content/${to} is missing.`, lineOf(index))
      if (picture && words.trim() === '')
        throw new ContentError(place.file, `the picture ${to} has no description.`, lineOf(index))
    }),
  )
}

/** A file among the college's content, such as `pictures/seal.svg`. */
const isContentFile = (href: string): boolean => href !== '' && !/^(?:[a-z]+:|\/|#|\?|\{\{)/.test(href)

const slugify = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** What a table is called by those who can't see it: its columns, or else its rows. */
const tableLabel = ({ header, rows }: Tokens.Table): string => {
  const columns = header.map(({ text }) => text).filter(Boolean)
  return (columns.length > 0 ? columns : rows.map(([first]) => first?.text ?? '')).join(', ')
}

/** A table whose header is empty names its rows in the first column instead. */
const renderTable = ({ header, rows }: Tokens.Table, inner: (cell: Tokens.TableCell) => string): string => {
  const named = header.some((cell) => cell.text !== '')
  const head = `<thead><tr>${header.map((cell) => `<th scope="col">${inner(cell)}</th>`).join('')}</tr></thead>`
  const first = (cell: Tokens.TableCell) =>
    named ? `<td>${inner(cell)}</td>` : `<th scope="row">${inner(cell)}</th>`
  const body = rows.map(
    (row) => `<tr>${row.map((cell, n) => (n === 0 ? first(cell) : `<td>${inner(cell)}</td>`)).join('')}</tr>`,
  )
  return `<table>${named ? head : ''}<tbody>${body.join('')}</tbody></table>`
}
