import { assets, type Sheet } from 'virtual:assets'
import { escapeAttribute } from './escape-html.ts'
import { cspHash, type InlineHashes } from './csp-hash.ts'
import { criticalCss, namesIn, parseStyleSheet } from './critical-css.ts'
import { serializeJson } from './serialize-json.ts'
import type { DocumentState } from './document-state.ts'

interface DocumentParts {
  /** BCP 47: `en-PH`. */
  language: string
  /** Metadata and links, as HTML. */
  head: string
  /** HTML of the site. */
  body: string
  state: DocumentState
  /** Hash of the content that the page was rendered with. Browsers use it to fetch further parts. */
  contentHash: string
  /** Style sheets of every page. */
  styles: readonly Sheet[]
  /** Module that imports the page's own style sheet, if any. */
  module?: string | undefined
  /** HTML before React's root. */
  beforeRoot?: string
  /** Classes and attributes that scripts add before the whole sheet has loaded, such as `.offline-note`. */
  keepSelectors?: readonly string[]
  /** Renders no scripts and no state. */
  preview?: boolean
}

export interface RenderedDocument {
  html: string
  /** Undefined without inline elements. */
  inline?: InlineHashes
}

/**
 * Renders an HTML document with its critical CSS and the loader script inline, so that the first paint needs no further
 * request. A preview has no script and links to the style sheets, because of the dashboard's policy.
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

/**
 * Inline script of a document. It imports the site's scripts after the first paint or on the first input. Text and fonts thus
 * come first on a slow connection. Until then it records events without their default actions, and dispatches them again once
 * the scripts have loaded. After a failed import the next event retries. A page in a background tab, which is never painted,
 * loads no script.
 */
const loaderScript = (sources: readonly string[]): string =>
  [
    `const names=${JSON.stringify(earlyEvents)},queue=[]`,
    `const load=()=>loading??=Promise.all(${JSON.stringify(sources)}.map(src=>import(src))).then(replay,()=>{loading=undefined})`,
    'const record=e=>{queue.push(e);load()}',
    'const replay=()=>{for(const name of names)removeEventListener(name,record,true);for(const e of queue)e.target.dispatchEvent(new Event(e.type,{bubbles:true}))}',
    'let loading',
    'for(const name of names)addEventListener(name,record,true)',
    "new PerformanceObserver(load).observe({type:'paint',buffered:true})",
  ].join(';')

const earlyEvents = ['pointerover', 'touchstart', 'focusin', 'keydown', 'click']

const script = loaderScript(assets.scripts)
const scriptHash = cspHash(script)
/** Placeholder for styles and scripts. Content can't contain an HTML comment. */
const placeholder = '<!-- styles and scripts -->'

const linkTags = ({ preview }: DocumentParts, sheets: readonly Sheet[]): string =>
  [
    ...(preview ? [] : assets.scripts.map((src) => `<script type="module" src="${src}"></script>`)),
    ...sheets.map(({ href }) => `<link rel="stylesheet" href="${href}">`),
  ].join('')

const parsedSheets = new WeakMap<Sheet, ReturnType<typeof criticalCss>>()
/** Parses a sheet once. Undefined in development, when its text is unknown. */
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
  // React renders preload links of images first. They belong in the head.
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
