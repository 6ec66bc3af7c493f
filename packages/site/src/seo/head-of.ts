import { cardSize, type Card } from '@kampana/shared/media/card'
import { changedAt } from '@kampana/shared/update'
import { college } from 'virtual:college'
import { attribute, escaped } from '../content/escape.ts'
import { documentTitle } from '../document-title.ts'
import type { Alternate, Head } from '../page.ts'
import { onServer } from '../server-address.ts'
import { entryAt } from '../site-map.ts'
import type { RouteMatch } from '../load-route.ts'
import { json } from './json-in-html.ts'
import { jsonLdOf } from './json-ld.ts'

interface Found {
  match: RouteMatch
  /** The page's own address. */
  address: string
  origin: string
  /** The page's picture for shared links, and where it is. */
  card?: { address: string; says: Card } | undefined
  /** For looking at only: search engines are kept out. */
  preview: boolean
}

/** What the head of a document says of its page, to search engines and to whoever shares it. */
export const headOf = ({ match, address, origin, card, preview }: Found): string => {
  const { head } = match
  const canonical = addressIn(origin, head.canonical ?? address)
  const description = head.description || college.description
  const shown = card?.address ?? head.picture
  const picture = shown === undefined ? undefined : addressIn(origin, onServer(shown))
  const data = preview ? null : jsonLdOf(match, { canonical, description, origin, picture })
  return [
    `<title>${escaped(documentTitle(head))}</title>`,
    meta('name', 'description', description),
    preview || head.status === 404 || head.unlisted
      ? meta('name', 'robots', 'noindex')
      : `<link rel="canonical" href="${attribute(canonical)}">`,
    meta('property', 'og:site_name', college.name),
    meta('property', 'og:locale', college.language.replace('-', '_')),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    ...kindOf(head),
    ...(picture === undefined ? [] : pictureOf(picture, card?.says)),
    ...(head.alternates ?? []).map(alternate),
    ...(data ? [`<script type="application/ld+json">${json(data)}</script>`] : []),
  ].join('\n')
}

const kindOf = ({ update }: Head): string[] =>
  update
    ? [
        meta('property', 'og:type', 'article'),
        meta('property', 'article:published_time', update.posted_at),
        meta('property', 'article:modified_time', changedAt(update)),
        meta('property', 'article:section', entryAt(`/updates/${update.category}`)?.title ?? ''),
      ]
    : [meta('property', 'og:type', 'website')]

const pictureOf = (address: string, says: Card | undefined): string[] => [
  meta('property', 'og:image', address),
  ...(says
    ? [
        meta('property', 'og:image:type', 'image/jpeg'),
        meta('property', 'og:image:width', String(cardSize.width)),
        meta('property', 'og:image:height', String(cardSize.height)),
        meta('property', 'og:image:alt', wordsOf(says)),
      ]
    : []),
  meta('name', 'twitter:card', 'summary_large_image'),
]

/** A card in words, for those who can't see it; the college is named once. */
const wordsOf = ({ kicker, title, lines = [], note }: Card): string =>
  [...new Set([kicker, title, ...lines, note, college.name])].filter(Boolean).join('. ')

/** `//evil.example` is a path of ours like any other, so it isn't resolved, which would make it another site's address. */
const addressIn = (origin: string, path: string): string =>
  path.startsWith('/') ? new URL(origin + path).href : new URL(path, origin).href

const alternate = ({ title, address, type }: Alternate): string =>
  `<link rel="alternate" type="${type}" title="${attribute(title)}" href="${attribute(onServer(address))}">`

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${attribute(content)}">`
