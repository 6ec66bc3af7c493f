import { assets, type Sheet } from 'virtual:assets'
import { escapeAttribute } from './escape-html.ts'
import { loaderScript } from './loader-script.ts'
import { cspHash, type InlineHashes } from './csp-hash.ts'
import { criticalCss, parseStyleSheet, type Piece } from './critical-css.ts'
import { serializeJson } from './serialize-json.ts'
import type { DocumentState } from './document-state.ts'

interface DocumentParts {
  /** BCP 47: `en-PH`. */
  language: string
  /** The metadata and links of this page, HTML. */
  head: string
  /** The rendered site. */
  body: string
  /** What the browser hydrates the page with. */
  state: DocumentState
  /** Whose style sheet of its own the page needs, if it has one. */
  module?: string | undefined
  /** HTML before the site's root, which React leaves alone. */
  beforeRoot?: string
  /** Selectors whose rules are inlined though nothing in the document has them yet, such as `.offline-note`. */
  keepSelectors?: readonly string[]
  /** For looking at only: no scripts, and nothing for them. */
  preview?: boolean
}

/** A document, and what a policy passes of what stands in it. */
export interface RenderedDocument {
  html: string
  inline?: InlineHashes
}

/**
 * Renders a whole HTML document with its critical CSS and the loader script inlined, so that nothing has to be fetched before
 * the first paint. A preview has no script and links to the style sheets, since its policy isn't its own.
 */
export const renderDocument = (document: DocumentParts): RenderedDocument => {
  const sheets = [...assets.styles, ...(assets.ownStyles[document.module ?? ''] ?? [])]
  const pieces = document.preview ? undefined : sheets.map(parseSheet)
  if (!pieces?.every((sheet) => sheet !== undefined))
    return { html: renderHtml(document, linkTags(document, sheets)) }
  const bare = renderHtml(document, placeholder)
  const style = criticalCss(pieces.flat(), bare, document.keepSelectors)
  const rest = sheets.map(({ href }) => href).join(' ')
  const written = `<style data-rest="${rest}">${style}</style><script type="module">${script}</script>`
  return {
    html: bare.replace(placeholder, () => written),
    inline: { script: scriptHash, style: cspHash(style) },
  }
}

const script = loaderScript(assets.scripts)
const scriptHash = cspHash(script)
/** Where styles and scripts go. Nothing that is written is free to hold a comment. */
const placeholder = '<!-- styles and scripts -->'

const linkTags = ({ preview }: DocumentParts, sheets: readonly Sheet[]): string =>
  [
    ...(preview ? [] : assets.scripts.map((src) => `<script type="module" src="${src}"></script>`)),
    ...sheets.map(({ href }) => `<link rel="stylesheet" href="${href}">`),
  ].join('')

const parsedSheets = new Map<string, Piece[]>()
/** A sheet taken apart, once; undefined in development, where its text isn't known. */
const parseSheet = ({ href, text }: Sheet): readonly Piece[] | undefined => {
  if (text === undefined) return undefined
  const pieces = parsedSheets.get(href) ?? parseStyleSheet(text)
  parsedSheets.set(href, pieces)
  return pieces
}

const renderHtml = (
  { language, head, body, state, beforeRoot = '', preview = false }: DocumentParts,
  stylesAndScripts: string,
): string => {
  // React puts preloads of pictures before what it renders; they belong in the head.
  const [preloads = ''] = /^(?:<link [^>]*>)*/.exec(body) ?? []
  return `<!doctype html>
<html lang="${escapeAttribute(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
${preloads}
${stylesAndScripts}
</head>
<body>
<a class="skip-link" href="#main">Skip to the page</a>
${beforeRoot}
<div id="site">${body.slice(preloads.length)}</div>
${preview ? '' : `<script type="application/json" id="state">${serializeJson(state)}</script>`}
</body>
</html>
`
}
