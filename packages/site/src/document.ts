import { cardSize } from '@kampana/shared/card'
import { assets } from 'virtual:assets'
import { college } from 'virtual:college'
import headingFont from '../content/fonts/heading.woff2?url'
import { documentTitle } from './document-title.ts'
import { drawing } from './drawings.ts'
import type { Alternate, Head } from './page.ts'

interface Document {
  head: Head
  /** The rendered site. */
  body: string
  /** What the browser needs to take the page over, JSON. */
  state: unknown
  /** The page's own address. */
  address: string
  origin: string
  /** The address of the page's picture for shared links. */
  card?: string | undefined
  /** For looking at only: no scripts, and nothing for them; search engines are kept out. */
  preview?: boolean
}

/** A whole HTML document. It holds no inline script and no inline style sheet, so a strict policy lets it pass. */
export const documentOf = ({ body, state, preview = false, ...given }: Document): string => {
  // React puts preloads of pictures before what it renders; they belong in the head.
  const [preloads = ''] = /^(?:<link [^>]*>)*/.exec(body) ?? []
  return `<!doctype html>
<html lang="${attribute(college.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${headOf({ ...given, preview })}
${assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}
<link rel="preload" href="${headingFont}" as="font" type="font/woff2" crossorigin>
${icon()}${preloads}
${preview ? '' : assets.scripts.map((src) => `<script type="module" src="${src}"></script>`).join('')}
</head>
<body>
<div id="site">${body.slice(preloads.length)}</div>
${preview ? '' : `<script type="application/json" id="state">${json(state)}</script>`}
</body>
</html>
`
}

const headOf = ({ head, address, origin, card, preview }: Omit<Document, 'body' | 'state'>): string => {
  const canonical = new URL(head.canonical ?? address, origin).href
  const description = head.description ?? college.description
  return [
    `<title>${text(documentTitle(head))}</title>`,
    meta('name', 'description', description),
    preview || head.status === 404
      ? meta('name', 'robots', 'noindex')
      : `<link rel="canonical" href="${attribute(canonical)}">`,
    meta('property', 'og:site_name', college.name),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    ...(head.alternates ?? []).map(alternate),
    ...pictureOf(card ?? head.picture, origin, card !== undefined),
    `<meta name="theme-color" content="${college.ground.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${college.ground.dark}" media="(prefers-color-scheme: dark)">`,
  ].join('\n')
}

const pictureOf = (picture: string | undefined, origin: string, isCard: boolean): string[] =>
  picture === undefined
    ? []
    : [
        meta('property', 'og:image', new URL(picture, origin).href),
        ...(isCard
          ? [
              meta('property', 'og:image:width', String(cardSize.width)),
              meta('property', 'og:image:height', String(cardSize.height)),
            ]
          : []),
        meta('name', 'twitter:card', 'summary_large_image'),
      ]

const icon = (): string => {
  const seal = drawing('seal')
  return seal ? `<link rel="icon" href="${seal}" type="image/svg+xml">` : ''
}

const alternate = ({ title, address, type }: Alternate): string =>
  `<link rel="alternate" type="${type}" title="${attribute(title)}" href="${attribute(address)}">`

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${attribute(content)}">`

const text = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const attribute = (value: string): string => text(value).replaceAll('"', '&quot;')

/** JSON that can't end its script element, and that old parsers of script read too. */
export const json = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
