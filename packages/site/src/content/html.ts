import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Marked, type Tokens } from 'marked'
import { ContentError, gather } from './content-error.ts'
import { directiveIn, directives, type DirectiveToken } from './directives.ts'
import type { Data } from './data.ts'
import type { Use } from './directives/value.ts'
import { attribute } from './escape.ts'
import { figureOf } from './figure.ts'
import type { ListedProgram } from './program.ts'
import { typographic } from './typographic.ts'
import { verse } from './verse.ts'

/** Where a text stands, to name the line of a fault in it. */
export interface PlaceOfText {
  file: string
  directory: string
  paths: ReadonlySet<string>
  programs: readonly ListedProgram[]
  /** The line of an offset in the page's text. */
  lineAt: (offset: number) => number
}

/** A page's text as HTML. `written` is the text before values were put in, where lines can be counted. */
export const toHtml = (text: string, written: string, data: Data | undefined, place: PlaceOfText): string => {
  const lineOf = (raw: string) => place.lineAt(Math.max(0, written.indexOf(raw.trim())))
  // Marked adds words of its own to an error that passes through it.
  const faults: ContentError[] = []
  const marked: Marked = new Marked({
    extensions: [
      directiveIn(({ name, value, raw }: DirectiveToken) => {
        const inline = (source: string) => marked.parseInline(source, { async: false })
        try {
          const html = made(name, { ...place, name: value, data, inline, line: lineOf(raw) })
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
        return `<h${depth} id="${idOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      code: ({ text, lang }: Tokens.Code) => (lang?.startsWith('verse') ? verse(text, lang) : false),
      image: ({ href, text }: Tokens.Image) => figureOf(href, text, place.directory),
      paragraph({ tokens }: Tokens.Paragraph) {
        const html = this.parser.parseInline(tokens)
        return tokens.length === 1 && tokens[0]?.type === 'image' ? `${html}\n` : `<p>${html}</p>\n`
      },
      link({ href, tokens }: Tokens.Link) {
        const inner = this.parser.parseInline(tokens)
        return `<a href="${attribute(isOurs(href) ? `asset:${href}` : href)}">${inner}</a>`
      },
      table(token: Tokens.Table) {
        // A wide table scrolls by itself, and by keyboard, instead of widening the page.
        const name = attribute(nameOf(token))
        return `<div class="table" role="region" tabindex="0" aria-label="${name}">${tableOf(token, (cell) => this.parser.parseInline(cell.tokens))}</div>\n`
      },
    },
  })
  const html = marked.parse(text, { async: false })
  if (faults.length > 0) throw ContentError.of(faults)
  return typographic(html)
}

const made = (directive: string, use: Use): string => {
  const make = directives[directive]
  if (make) return make(use)
  const known = Object.keys(directives).join(', ')
  throw new ContentError(use.file, `there is no directive ::${directive}; there are ${known}.`, use.line)
}

/** Every address of this site that a text links to must be in the site map, and every file in `content/`. */
export const checkLinks = (text: string, offset: number, place: PlaceOfText): void => {
  // Offsets count in the page's text; a value that was put in has only the one of its mark.
  const lineOf = (index: number) => place.lineAt(offset === 0 ? index : offset)
  const links = [...text.matchAll(/(!?)\[([^\]]*)\]\(<?([^)>\s]*)/g)].map((found) => ({
    picture: found[1] === '!',
    words: found[2]!,
    to: found[3]!,
    index: found.index,
  }))
  const written = [...text.matchAll(/href="(\/[^"]*)"/g)].map((found) => ({
    picture: false,
    words: 'a link',
    to: found[1]!.replaceAll('&amp;', '&'),
    index: found.index,
  }))
  gather(
    [...links, ...written].map(({ picture, words, to, index }) => () => {
      const path = to.replace(/[?#].*$/, '')
      if (path.startsWith('/') && !place.paths.has(path))
        throw new ContentError(place.file, `the link to ${path} leads nowhere.`, lineOf(index))
      if (isOurs(to) && !existsSync(join(place.directory, to)))
        throw new ContentError(place.file, `content/${to} is missing.`, lineOf(index))
      if (picture && words.trim() === '')
        throw new ContentError(place.file, `the picture ${to} has no description.`, lineOf(index))
    }),
  )
}

/** A file among the college's content, such as `pictures/seal.svg`. */
const isOurs = (href: string): boolean => href !== '' && !/^(?:[a-z]+:|\/|#|\?|\{\{)/.test(href)

const idOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** What a table is called by those who can't see it: its columns, or else its rows. */
const nameOf = ({ header, rows }: Tokens.Table): string => {
  const columns = header.map(({ text }) => text).filter(Boolean)
  return (columns.length > 0 ? columns : rows.map(([first]) => first?.text ?? '')).join(', ')
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
