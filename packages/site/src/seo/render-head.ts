import { cardSize, type ShareCard } from '@kampana/engine-declare/media/card'
import { lastChange } from '@kampana/shared/update'
import { college } from '../content/store/current.ts'
import { escapeAttribute, escapeHtmlText } from '@kampana/engine-site/framework/escape-html'
import { documentTitle } from './document-title.ts'
import type { Alternate, Head } from '@kampana/engine-site/framework/page'
import { resolveServerUrl } from '@kampana/engine-site/framework/server-url'
import { filipinoPath } from '../content/pages/filipino.ts'
import { entryTitle, hasFilipino } from '../site-map.ts'
import type { RouteMatch } from '@kampana/engine-site/framework/load-route'
import { serializeJson } from '@kampana/engine-site/framework/serialize-json'
import type { JsonLdContext } from './json-ld/thing.ts'
import { collegeJsonLd, websiteJsonLd } from './json-ld/college.ts'
import { noticeJsonLd } from './json-ld/notice.ts'
import { programJsonLd } from './json-ld/program.ts'
import { jobPostingJsonLd } from './json-ld/job-posting.ts'
import { articleJsonLd, eventJsonLd } from './json-ld/update.ts'
import { breadcrumbJsonLd } from './json-ld/breadcrumb.ts'

interface HeadOptions {
  match: RouteMatch
  /** The page's own address. */
  address: string
  origin: string
  /** The page's share card and the address of its image. */
  card?: { address: string; content: ShareCard } | undefined
  /** Adds `noindex`, for a preview. */
  preview: boolean
}

/** Renders the metadata of a page: title, description, canonical link, Open Graph, alternates and JSON-LD. */
export const renderHead = ({ match, address, origin, card, preview }: HeadOptions): string => {
  const { head } = match
  const canonical = absoluteAddress(origin, head.canonical ?? address)
  const description = head.description || college.description
  const source = card?.address ?? head.picture
  const picture = source === undefined ? undefined : absoluteAddress(origin, resolveServerUrl(source))
  const data = preview ? null : createJsonLd(match, { canonical, description, origin, picture })
  return [
    `<title>${escapeHtmlText(documentTitle(head))}</title>`,
    meta('name', 'description', description),
    preview || head.status === 404 || head.unlisted
      ? meta('name', 'robots', 'noindex')
      : `<link rel="canonical" href="${escapeAttribute(canonical)}">`,
    meta('property', 'og:site_name', college.name),
    meta('property', 'og:locale', head.language === 'fil' ? 'fil_PH' : college.language.replace('-', '_')),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    ...openGraphType(head),
    ...(picture === undefined ? [] : openGraphImage(picture, card?.content)),
    ...translations(match, origin),
    ...(head.alternates ?? []).map(alternate),
    ...(data ? [`<script type="application/ld+json">${serializeJson(data)}</script>`] : []),
  ].join('\n')
}

const openGraphType = ({ update }: Head): string[] =>
  update
    ? [
        meta('property', 'og:type', 'article'),
        meta('property', 'article:published_time', update.posted_at),
        meta('property', 'article:modified_time', lastChange(update)),
        meta('property', 'article:section', entryTitle(`/updates/${update.category}`)),
      ]
    : [meta('property', 'og:type', 'website')]

const openGraphImage = (address: string, card: ShareCard | undefined): string[] => [
  meta('property', 'og:image', address),
  ...(card
    ? [
        meta('property', 'og:image:type', 'image/jpeg'),
        meta('property', 'og:image:width', String(cardSize.width)),
        meta('property', 'og:image:height', String(cardSize.height)),
        meta('property', 'og:image:alt', cardAltText(card)),
      ]
    : []),
  meta('name', 'twitter:card', 'summary_large_image'),
]

/** Alternative text of a card, without a repetition of the college's name. */
const cardAltText = ({ kicker, title, lines = [], note }: ShareCard): string =>
  [...new Set([kicker, title, ...lines, note, college.name])].filter(Boolean).join('. ')

/** Concatenates instead of resolving, since `//evil.example` would become the address of another site. */
const absoluteAddress = (origin: string, path: string): string =>
  path.startsWith('/') ? new URL(origin + path).href : new URL(path, origin).href

const alternate = ({ title, address, type }: Alternate): string =>
  `<link rel="alternate" type="${type}" title="${escapeAttribute(title)}" href="${escapeAttribute(resolveServerUrl(address))}">`

/** Addresses of the page in each of its languages. */
const translations = ({ path, head }: RouteMatch, origin: string): string[] =>
  !hasFilipino(path) || head.status === 404 || head.canonical?.includes('?')
    ? []
    : [
        [college.language, path],
        ['fil', filipinoPath(path)],
        ['x-default', path],
      ].map(
        ([language, address]) =>
          `<link rel="alternate" hreflang="${language}" href="${escapeAttribute(absoluteAddress(origin, String(address)))}">`,
      )

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeAttribute(content)}">`

/** JSON-LD document about a page's subject, in schema.org's vocabulary; null if there is none. */
const createJsonLd = (match: RouteMatch, context: JsonLdContext): object | null => {
  const { head, path } = match
  if (head.status === 404) return null
  const things = [
    ...(path === '/' ? [collegeJsonLd(context), websiteJsonLd(context)] : []),
    ...(head.update ? [articleJsonLd(head.update, context), ...eventJsonLd(head.update, context)] : []),
    ...(head.notices ?? []).map((notice) => noticeJsonLd(notice, context)),
    ...(head.openings ?? []).map((opening) => jobPostingJsonLd(opening, context)),
    ...(head.program ? [programJsonLd(head.program, context)] : []),
    ...breadcrumbJsonLd(match, context),
  ]
  return things.length === 0 ? null : { '@context': 'https://schema.org', '@graph': things }
}
