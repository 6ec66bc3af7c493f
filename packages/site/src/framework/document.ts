import { assets, type Sheet } from 'virtual:assets'
import { escapeAttribute } from './escape-html.ts'
import { loaderScript } from './loader-script.ts'
import { cspHash, type InlineHashes } from './csp-hash.ts'
import { criticalCss, namesIn, parseStyleSheet } from './critical-css.ts'
import { serializeJson } from './serialize-json.ts'
import type { DocumentState } from './document-state.ts'

interface DocumentParts {
  /** BCP 47: `en-PH`. */
  language: string
  /** Metadata and links, as HTML. */
  head: string
  /** The site, rendered to HTML. */
  body: string
  state: DocumentState
  /** The hash of the content that the page was rendered from, by which a browser fetches more of it. */
  contentHash: string
  /** The style sheets of every page. */
  styles: readonly Sheet[]
  /** The module whose own style sheet the page needs, if it has one. */
  module?: string | undefined
  /** HTML before React's root. */
  beforeRoot?: string
  /** Classes and attributes that scripts add before the whole sheet is there, such as `.offline-note`. */
  keepSelectors?: readonly string[]
  /** Renders no scripts and no state. */
  preview?: boolean
}

export interface RenderedDocument {
  html: string
  /** Missing if nothing is inlined. */
  inline?: InlineHashes
}

/**
 * Renders an HTML document with its critical CSS and the loader script inlined, so that the first paint waits for no fetch. A
 * preview has no script and links to the style sheets, since the dashboard's policy applies to it.
 */
export const renderDocument = (document: DocumentParts): RenderedDocument => {
  const sheets = [...document.styles, ...(assets.ownStyles[document.module ?? ''] ?? [])]
  const critical = document.preview ? undefined : sheets.map(parseSheet)
  if (!critical?.every((css) => css !== undefined))
    return { html: renderHtml(document, linkTags(document, sheets)) }
  const bare = renderHtml(document, placeholder)
  const names = namesIn(bare, document.keepSelectors)
  const style = critical.map((css) => css(names)).join('')
  const rest = sheets.map(({ href }) => href).join(' ')
  const inlined = `<style data-rest="${rest}">${style}</style><script type="module">${script}</script>`
  return {
    html: bare.replace(placeholder, () => inlined),
    inline: { script: scriptHash, style: cspHash(style) },
  }
}

const script = loaderScript(assets.scripts)
const scriptHash = cspHash(script)
/** Replaced by styles and scripts. No content can hold an HTML comment. */
const placeholder = '<!-- styles and scripts -->'

const linkTags = ({ preview }: DocumentParts, sheets: readonly Sheet[]): string =>
  [
    ...(preview ? [] : assets.scripts.map((src) => `<script type="module" src="${src}"></script>`)),
    ...sheets.map(({ href }) => `<link rel="stylesheet" href="${href}">`),
  ].join('')

const parsedSheets = new WeakMap<Sheet, ReturnType<typeof criticalCss>>()
/** Parses a sheet once; undefined in development, where its text isn't known. */
const parseSheet = (sheet: Sheet): ReturnType<typeof criticalCss> | undefined => {
  if (sheet.text === undefined) return undefined
  const parsed = parsedSheets.get(sheet) ?? criticalCss(parseStyleSheet(sheet.text))
  parsedSheets.set(sheet, parsed)
  return parsed
}

const renderHtml = (
  { language, head, body, state, contentHash, beforeRoot = '', preview = false }: DocumentParts,
  stylesAndScripts: string,
): string => {
  // React renders preload links of pictures first; they belong in the head.
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
${preview ? '' : `<script type="application/json" id="state" data-content="${contentHash}">${serializeJson(state)}</script>`}
</body>
</html>
`
}
