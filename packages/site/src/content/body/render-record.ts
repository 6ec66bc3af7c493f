import type { SiteRecords, SiteRow } from '@kampana/shared/content/site-records'
import { canonicalDocument } from '@kampana/engine-declare/markdown/canonical'
import { storedDocument } from '@kampana/engine-declare/rich-text/rich-text'
import { renderBody } from '@kampana/engine-site/body/render-body'
import { h } from '@kampana/engine-site/body/html'
import { escapeAttribute, escapeHtmlText } from '@kampana/engine-site/framework/escape-html'
import { createShowFile, inlineDrawing, type Assets, type ShowFile } from '../folder/assets.ts'
import type { College } from '../college.ts'
import type { Files } from '../folder/files.ts'
import { linkPhoneNumbers } from '../markdown/link-phone-numbers.ts'
import { applyTypography } from '../markdown/typography.ts'
import { filesAddress, toPath } from '../records/folder-address.ts'
import { findCollegeValue } from '../store/college-value.ts'
import type { Names } from './link-names.ts'
import { listedResources } from '@kampana/engine-declare/records-in-bodies'
import type { Resource } from '@kampana/engine-declare/resource'
import type { RecordsView } from '@kampana/engine-declare/rich-text/records-rules'
import { groupMembers, renderRecords } from '../../records/in-body/render-records.ts'

/** Context that the body of a record is rendered in. */
export interface BodyContext extends Pick<SiteRecords, 'records' | 'lists' | 'measures'> {
  college: College
  files: Files
  /** Titles of the site's pages by their addresses, to which lists of records link. */
  paths: ReadonlyMap<string, string>
  /** Addresses of programs, schools and offices by name, for links (`linkNames`). */
  names: Names
  /** Titles of Filipino pages by the address of the English page. */
  filipino: ReadonlyMap<string, string>
  /** Language of listed records, if the text has another language. */
  listLanguage?: string
}

interface RenderedBody {
  html: string
  assets: Assets
}

/** A body that is rendered on the first request for its page. Rendering all of them would take a fifth of a start. */
export const renderLater = (
  json: unknown,
  context: BodyContext,
  render: (json: unknown, context: BodyContext) => string,
): (() => RenderedBody) => {
  // Replaces the function, which would retain its records.
  let body: RenderedBody | (() => RenderedBody) = () => {
    const { show, shown } = createShowFile(context.files)
    return { html: withAssets(inlineDrawings(render(json, context), context.files), show), assets: shown }
  }
  return () => (body = typeof body === 'function' ? body() : body)
}

/** HTML of a record's body for its page; empty if there is none. */
export const renderRecordBody = (json: unknown, context: BodyContext): string => {
  if (typeof json !== 'string') return ''
  const html = renderBody(canonicalDocument(storedDocument(json)), {
    isPage: true,
    findValue: (name) => findCollegeValue(name, context.college),
    linkWords,
    showRecords: (attrs) => markLanguage(renderList(attrs, context), context.listLanguage),
  })
  return applyTypography(html)
}

const markLanguage = (html: string, language: string | undefined): string =>
  language && html ? h('div', { lang: language }, html) : html

/** HTML of a record's body with linked telephone numbers. */
export const renderPageBody = (json: unknown, context: BodyContext): string =>
  linkPhoneNumbers(renderRecordBody(json, context), context.college.calling_code)

/** Links e-mail and web addresses in text. */
const linkWords = (words: string): string =>
  linkAddresses(words)
    .map(({ words: part, href }) =>
      href === undefined
        ? escapeHtmlText(part)
        : `<a href="${escapeAttribute(href)}">${escapeHtmlText(part)}</a>`,
    )
    .join('')

/** Replaces the addresses of the first drawings by `data:` URLs, which saves a request each. Other drawings are fetched. */
const inlineDrawings = (html: string, files: Files): string => {
  let room = maxInlinedInBody
  return html.replaceAll(drawing, (written, address: string) => {
    const path = toPath(address)
    const inlined = path === address ? undefined : inlineDrawing(files, path, room)
    if (inlined === undefined) return written
    room -= files.size(path)
    return `<img src="${inlined}"`
  })
}
const drawing = new RegExp(`<img src="(${filesAddress}[^"#?]+\\.svg)"(?![^>]* loading="lazy")`, 'g')
/** Bytes of SVG, which compress to a fifth. */
const maxInlinedInBody = 12_000

/** Replaces the address of each file of the folder by its address with a hash. */
const withAssets = (html: string, show: ShowFile): string =>
  html.replaceAll(
    assetAddress,
    (_written, attribute: string, address: string) => `${attribute}="${show(address)}"`,
  )
const assetAddress = new RegExp(`\\b(src|href)="(${filesAddress}[^"#?]+)"`, 'g')

/** Splits text into parts, with links for e-mail and web addresses as in GitHub's Markdown. */
const linkAddresses = (text: string): { words: string; href?: string }[] =>
  text
    .split(address)
    .filter((part) => part !== '')
    .map((words) => {
      if (/^https?:\/\//i.test(words)) return { words, href: words }
      if (/^www\./i.test(words)) return { words, href: `http://${words}` }
      return email.test(words) ? { words, href: `mailto:${words}` } : { words }
    })

const address =
  /((?:https?:\/\/|\bwww\.)[^\s<]*[^\s<?!.,:*_~'")\]]|[\w.+-]+@[a-zA-Z0-9_-]+(?:\.[a-zA-Z0-9_-]*[a-zA-Z0-9])+(?![-_]))/i
const email = /^[\w.+-]+@[a-zA-Z0-9_-]+(?:\.[a-zA-Z0-9_-]*[a-zA-Z0-9])+$/

interface Surroundings extends Pick<SiteRecords, 'lists' | 'measures'> {
  files: Pick<Files, 'has' | 'size' | 'pages'>
  paths: ReadonlyMap<string, string>
}
type Attributes = Readonly<Record<string, unknown>>

/** HTML of a list of records by its node's attributes; empty if the list is invalid. */
const renderList = (attrs: Attributes, { files, paths, lists, measures }: Surroundings): string => {
  const list = lists[JSON.stringify(attrs)]
  const resource = listedResources().find((each) => each.name === attrs['resource'])
  if (!list || !resource) return ''
  const { view, columns = null } = attrs
  return renderRecords({
    resource,
    records: withoutLost(resource, list.records, paths),
    view: view as RecordsView,
    columns: columns as readonly string[] | null,
    members: groupMembers(resource, list.members),
    titleOf: (address) => paths.get(address),
    measure: (address) => {
      const path = toPath(address)
      return files.has(path)
        ? { bytes: files.size(path), pages: files.pages(path) }
        : (measures[address] ?? {})
    },
  })
}

/** Records without links to missing pages. */
const withoutLost = (
  { inBodies }: Resource,
  records: readonly SiteRow[],
  paths: Surroundings['paths'],
): readonly SiteRow[] => {
  const link = inBodies?.link
  return link === undefined
    ? records
    : records.map((record) => (paths.has(String(record[link])) ? record : { ...record, [link]: null }))
}
