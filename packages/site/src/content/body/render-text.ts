import { formatRecords } from '@kampana/shared/markdown/records-line'
import { toText } from '@kampana/shared/messages/message'
import type { RichTextNode } from '@kampana/shared/rich-text/rich-text'
import { renderBody } from '../../body/render-body.ts'
import { escapeAttribute, escapeHtml } from '../../framework/escape-html.ts'
import type { College } from '../college.ts'
import { ContentError } from '../content-error.ts'
import type { KnownPaths } from '../editing/read-cache.ts'
import { renderFault, type FaultListener } from '../faults/report-fault.ts'
import type { Files } from '../files.ts'
import { applyTypography } from '../markdown/typography.ts'
import { filesAddress, toPath } from '../records/layouts/layout.ts'
import { findCollegeValue } from '../store/college-value.ts'
import { findLinkProblems } from './check-links.ts'
import { renderList } from './folder-records.ts'
import { linkAddresses } from './link-addresses.ts'
import { readBody } from './read-body.ts'
import { unknownProblem } from './unknown-problem.ts'

/** What a text of the folder is read with. */
export interface TextContext extends FaultListener {
  college?: College
  files: Files
  /** The paths that links may have. */
  paths: KnownPaths
}

/** A text of the folder, which begins on a line of its file. */
export interface Text {
  file: string
  text: string
  firstLine: number
}

/**
 * The HTML of a text of the folder: Markdown, read as a body and rendered as that of any record. Throws a `ContentError` with all
 * faults by line, or shows what can be shown where faults are listened for.
 */
export const renderText = (given: Text, context: TextContext): string => {
  const { text } = given
  const faults: ContentError[] = []
  const tell = (problem: string, offset?: number): ContentError => {
    const fault = new ContentError(
      given.file,
      problem,
      offset === undefined ? undefined : lineOf(given, offset),
    )
    faults.push(fault)
    return fault
  }
  const read = readBody(text, context.files, {
    onUnknown: (piece, offset) => tell(unknownProblem(piece), offset),
  })
  const html =
    'problem' in read
      ? renderFault(tell(toText(read.problem), read.offset))
      : renderDocument(read.document, given, context, tell)
  report(faults, context)
  return html
}

type Tell = (problem: string, offset?: number) => ContentError

const renderDocument = (document: RichTextNode, { text }: Text, context: TextContext, tell: Tell): string => {
  let last = 0
  for (const { written, problem } of findLinkProblems(document, context)) {
    const at = findFrom(text, written, last)
    last = at ?? last
    tell(problem, at)
  }
  const html = renderBody(document, {
    isPage: true,
    findValue: (name) => findCollegeValue(name, context.college),
    linkWords,
    showRecords: (attrs) => {
      const list = renderList(attrs, context)
      return 'html' in list
        ? list.html
        : renderFault(tell(list.problem, findFrom(text, `::records ${formatRecords(attrs)}`, 0)))
    },
  })
  return applyTypography(withAssets(html, context.files))
}

const report = (faults: readonly ContentError[], { onFault }: FaultListener): void => {
  if (faults.length === 0) return
  const fault = ContentError.of(faults)
  if (!onFault) throw fault
  onFault(fault)
}

/** Where a piece stands, after what was found before or else anywhere. */
const findFrom = (text: string, piece: string, from: number): number | undefined => {
  const at = text.indexOf(piece, from)
  const any = at === -1 ? text.indexOf(piece) : at
  return any === -1 ? undefined : any
}

const lineOf = ({ text, firstLine }: Text, offset: number): number =>
  firstLine + text.slice(0, offset).split('\n').length - 1

/** E-mail and web addresses in words lead there. */
const linkWords = (words: string): string =>
  linkAddresses(words)
    .map(({ words: part, href }) =>
      href === undefined ? escapeHtml(part) : `<a href="${escapeAttribute(href)}">${escapeHtml(part)}</a>`,
    )
    .join('')

/** Files of the folder are named as such, since each gets an address with its hash. */
const withAssets = (html: string, files: Files): string =>
  html.replaceAll(assetAddress, (written, attribute: string, address: string) => {
    const path = toPath(address)
    return files.has(path) ? `${attribute}="asset:${escapeAttribute(path)}"` : written
  })
const assetAddress = new RegExp(`\\b(src|href)="(${filesAddress}[^"#?]+)"`, 'g')
