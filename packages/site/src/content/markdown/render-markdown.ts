import { isDirectiveName } from '@kampana/shared/content/directive-shapes'
import { parsePagePicture } from '@kampana/shared/content/page-picture'
import { Marked, type MarkedExtension, type Tokens } from 'marked'
import { ContentError } from '../content-error.ts'
import { directiveExtension, directives, type DirectiveToken } from './directives.ts'
import type { Data } from '../yaml/data.ts'
import { isListSeparator, readTag } from './allowed-html.ts'
import { checkLinks, isContentFile } from './check-links.ts'
import { checkShape } from './check-shape.ts'
import { lookExtension, renderLook } from './looks.ts'
import type { DirectiveContext } from './directives/directive-value.ts'
import { escapeAttribute, escapeHtml } from '../../framework/escape-html.ts'
import { orReport, renderFault } from '../faults/report-fault.ts'
import { renderFigure } from './figure.ts'
import { renderMedia } from './media.ts'
import { findInlineProblems, findProblems } from './find-problems.ts'
import { linkProblem } from '@kampana/shared/content/link-problem'
import type { MarkdownSource } from './markdown-source.ts'
import { renderTable } from './render-table.ts'
import { slugify } from '../slugify.ts'
import { tooDeep } from '../faults/yaml-problem.ts'
import { applyTypography } from './typography.ts'
import { renderVerse } from './verse.ts'

/** Renders a page's text to HTML. `written` is the text before interpolation, by which lines are counted. */
export const renderMarkdown = (
  text: string,
  written: string,
  data: Data | undefined,
  place: MarkdownSource,
): string => {
  const source = { ...place, written, data }
  const offsetOf = (raw: string) => Math.max(0, written.indexOf(raw.trim()))
  // Marked would add text of its own to the errors.
  const faults: ContentError[] = []
  const collect = (task: () => string): string =>
    orReport({ onFault: (fault) => faults.push(fault) }, task, renderFault)
  const marked: Marked = new Marked(renderers(place, collect), {
    extensions: [
      directiveExtension(({ name, value, raw }: DirectiveToken) =>
        collect(() => {
          const offset = offsetOf(raw)
          const inline = (line: string): string => {
            const tokens = marked.Lexer.lexInline(line, marked.defaults)
            faults.push(...findInlineProblems(tokens, source, offset))
            return marked.Parser.parseInline(tokens, marked.defaults)
          }
          const line = place.offsetToLine(offset)
          const html = renderDirective(name, { ...place, name: value, data, inline, line })
          checkLinks(html, offset, place)
          return html
        }),
      ),
      // Marked asks the last one first.
      lookExtension((token) =>
        collect(() => {
          const html = renderLook(token, (inner) => marked.Parser.parseInline(inner, marked.defaults))
          if (html !== undefined) return html
          throw new ContentError(place.file, notInShape, place.offsetToLine(offsetOf(token.raw)))
        }),
      ),
    ],
  })
  const html = withoutOverflow(place.file, () => {
    checkShape(text, place.file, (offset) => place.offsetToLine(text === written ? offset : 0))
    const tokens = marked.lexer(text)
    faults.push(...findProblems(tokens, source))
    return marked.parser(tokens)
  })
  if (faults.length > 0) {
    const fault = ContentError.of(faults)
    if (!place.onFault) throw fault
    place.onFault(fault)
  }
  return applyTypography(html)
}

const notInShape = 'each fact is an item, with what it is as an item beneath it.'

/** How a text becomes HTML. Whatever it holds, nothing that browsers would run comes out. */
const renderers = (place: MarkdownSource, collect: (task: () => string) => string): MarkedExtension => ({
  renderer: {
    html: ({ raw }: Tokens.HTML | Tokens.Tag) =>
      isListSeparator(raw) ? '' : (readTag(raw)?.html ?? escapeHtml(raw)),
    // After <script> and its like Marked takes a text for HTML.
    text: (token: Tokens.Text | Tokens.Escape) =>
      'escaped' in token && token.escaped ? escapeHtml(token.text) : false,
    heading({ tokens, depth, text }: Tokens.Heading) {
      return `<h${depth} id="${slugify(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
    },
    code: ({ text, lang }: Tokens.Code) => (lang?.startsWith('verse') ? renderVerse(text, lang) : false),
    image: ({ href, title, text }: Tokens.Image) =>
      linkProblem(href) === undefined
        ? collect(() => renderFigure({ ...parsePagePicture(href, title), alt: text }, place.files))
        : '',
    paragraph({ tokens }: Tokens.Paragraph) {
      const media = collect(
        () => renderMedia(tokens, place.files, (inner) => this.parser.parseInline(inner)) ?? '',
      )
      return media === '' ? `<p>${this.parser.parseInline(tokens)}</p>\n` : `${media}\n`
    },
    link({ href, raw, tokens }: Tokens.Link) {
      const inner = this.parser.parseInline(tokens)
      if (linkProblem(href) !== undefined) return inner
      // checkLinks doesn't see a link whose address is written elsewhere.
      const isReference = raw.startsWith('[') && !raw.includes('](')
      if (isReference) collect(() => (checkLinks(`[link](<${href}>)`, 0, place), ''))
      return `<a href="${escapeAttribute(isContentFile(href) ? `asset:${href}` : href)}">${inner}</a>`
    },
    table(token: Tokens.Table) {
      return renderTable(token, (cell) => this.parser.parseInline(cell.tokens))
    },
  },
})

const withoutOverflow = (file: string, parse: () => string): string => {
  try {
    return parse()
  } catch (error) {
    if (error instanceof RangeError) throw new ContentError(file, tooDeep)
    throw error
  }
}

const renderDirective = (directive: string, use: DirectiveContext): string => {
  if (isDirectiveName(directive)) return directives[directive](use)
  const known = Object.keys(directives).join(', ')
  throw new ContentError(use.file, `there is no directive ::${directive}; there are ${known}.`, use.line)
}
