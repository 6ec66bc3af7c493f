import { Marked, type Tokens } from 'marked'
import { ContentError, collectErrors } from '../content-error.ts'
import { directiveExtension, directives, type DirectiveToken } from './directives.ts'
import type { Data } from '../yaml/data.ts'
import type { KnownPaths } from '../editing/read-cache.ts'
import type { Files } from '../files.ts'
import type { DirectiveContext } from './directives/directive-value.ts'
import { escapeAttribute } from '../../framework/escape-html.ts'
import { orReport, renderFault, type FaultListener } from '../faults/report-fault.ts'
import { renderFigure } from './figure.ts'
import type { ProgramSummary } from '../program.ts'
import { tooDeep } from '../faults/yaml-problem.ts'
import { applyTypography } from './typography.ts'
import { renderVerse } from './verse.ts'

/** The source of a text, for the lines of errors. */
export interface MarkdownSource extends FaultListener {
  file: string
  files: Files
  paths: KnownPaths
  programs: readonly ProgramSummary[]
  /** The line of an offset in the page's text. */
  offsetToLine: (offset: number) => number
}

/** Renders a page's text to HTML. `written` is the text before interpolation, by which lines are counted. */
export const renderMarkdown = (
  text: string,
  written: string,
  data: Data | undefined,
  place: MarkdownSource,
): string => {
  const findLine = (raw: string) => place.offsetToLine(Math.max(0, written.indexOf(raw.trim())))
  // Marked would add text of its own to the errors.
  const faults: ContentError[] = []
  const marked: Marked = new Marked({
    extensions: [
      directiveExtension(({ name, value, raw }: DirectiveToken) => {
        const inline = (source: string) => marked.parseInline(source, { async: false })
        try {
          const html = renderDirective(name, { ...place, name: value, data, inline, line: findLine(raw) })
          checkLinks(html, Math.max(0, written.indexOf(raw.trim())), place)
          return html
        } catch (error) {
          if (!(error instanceof ContentError)) throw error
          faults.push(error)
          return renderFault(error)
        }
      }),
    ],
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        return `<h${depth} id="${slugify(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      code: ({ text, lang }: Tokens.Code) => (lang?.startsWith('verse') ? renderVerse(text, lang) : false),
      image: ({ href, text }: Tokens.Image) =>
        orReport(place, () => renderFigure(href, text, place.files), renderFault),
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
  const html = parse(marked, text, place.file)
  if (faults.length > 0)
    orReport(
      place,
      () => {
        throw ContentError.of(faults)
      },
      () => undefined,
    )
  return applyTypography(html)
}

const parse = (marked: Marked, text: string, file: string): string => {
  try {
    return marked.parse(text, { async: false })
  } catch (error) {
    if (error instanceof RangeError) throw new ContentError(file, tooDeep)
    throw error
  }
}

const renderDirective = (directive: string, use: DirectiveContext): string => {
  const make = directives[directive]
  if (make) return make(use)
  const known = Object.keys(directives).join(', ')
  throw new ContentError(use.file, `there is no directive ::${directive}; there are ${known}.`, use.line)
}

/** Checks that linked paths are in the site map, and linked files in the college's folder. */
export const checkLinks = (text: string, offset: number, place: MarkdownSource): void => {
  // An interpolated value has only the offset of its placeholder.
  const findLine = (index: number) => place.offsetToLine(offset === 0 ? index : offset)
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
        throw new ContentError(place.file, `the link to ${path} leads nowhere.`, findLine(index))
      if (isContentFile(to) && !place.files.has(to))
        throw new ContentError(place.file, `${to} is missing.`, findLine(index))
      if (picture && words.trim() === '')
        throw new ContentError(place.file, `the picture ${to} has no description.`, findLine(index))
    }),
  )
}

/** Whether an address is a file of the college, such as `pictures/seal.svg`. */
const isContentFile = (href: string): boolean => href !== '' && !/^(?:[a-z]+:|\/|#|\?|\{\{)/.test(href)

const slugify = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** The accessible name of a table: its columns, or else its rows. */
const tableLabel = ({ header, rows }: Tokens.Table): string => {
  const columns = header.map(({ text }) => text).filter(Boolean)
  return (columns.length > 0 ? columns : rows.map(([first]) => first?.text ?? '')).join(', ')
}

/** A table with an empty header has its row headers in the first column. */
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
