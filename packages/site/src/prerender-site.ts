import { serverUrl } from '@kampana/engine-site/framework/server-url'
import { createPrerenderApi } from '@kampana/engine-site/framework/static-export/prerender-api'
import * as staticExport from '@kampana/engine-site/framework/static-export/prerender'
import { withFullDates } from './offline/cached-page.ts'
import { renderPage } from './render-page.ts'
import { createCard } from './seo/card.ts'
import { renderOpensearch } from './seo/opensearch.ts'
import { renderRobotsTxt, renderSitemap } from './seo/sitemap.ts'
import { contentFiles, servedContent } from './served-content.ts'
import { site } from './site.ts'

const prerenderSite: staticExport.PrerenderSite = {
  ...site,
  renderPage: (match, { at, origin, state }) => {
    const location = at ?? '/'
    const card = { address: cardAddress(match.head.canonical ?? location), content: createCard(match) }
    // The browser loads the current notices, since outdated notices would mislead.
    const options = { location, origin, state, card, notices: undefined, isUnlisted: at === null }
    const { html, ...rest } = renderPage(match, options)
    return { ...rest, html: withFullDates(html) }
  },
}

/** Renders one address as a file of the static export. */
export const prerender = (path: string, options: staticExport.PrerenderOptions) =>
  staticExport.prerenderPage(prerenderSite, path, options)

/** Renders the fallback document for addresses without a file. */
export const prerenderFallback = (options: staticExport.PrerenderOptions): string =>
  staticExport.prerenderFallbackPage(prerenderSite, options)

/**
 * Text files next to the pages, by name: sitemap, robots.txt, OpenSearch and the content that browsers fetch. The sitemap has
 * no updates if the server is unreachable.
 */
export const prerenderTextFiles = async (
  options: staticExport.PrerenderOptions,
): Promise<Readonly<Record<string, string>>> => {
  const request = { ...options, url: new URL('/sitemap.xml', options.siteUrl) }
  const { content } = servedContent()
  const emptyApi = site.createApi({ readCookies: () => '', fetch: async () => Response.json({ data: [] }) })
  const sitemap = await renderSitemap({ ...request, api: createPrerenderApi(site, options) }, content).catch(
    () => renderSitemap({ ...request, api: emptyApi }, content),
  )
  return {
    'sitemap.xml': sitemap ?? '',
    'robots.txt': renderRobotsTxt(options.siteUrl),
    'opensearch.xml': renderOpensearch(options.siteUrl),
    ...Object.fromEntries(
      contentFiles()
        .entries()
        .map(([address, { text }]) => [decodeURI(address.slice(1)), text]),
    ),
  }
}

/** The server redirects from `now` to the current card (packages/server/src/cards). */
const cardAddress = (path: string): string => `${serverUrl()}/cards/now${path === '/' ? '' : path}.jpg`
