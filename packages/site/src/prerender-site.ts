import { createPublicApi } from '@kampana/shared/api/public-api'
import { serverUrl } from './framework/server-url.ts'
import { createPrerenderApi } from './framework/static-export/prerender-api.ts'
import * as staticExport from './framework/static-export/prerender.ts'
import { withFullDates } from './offline/cached-page.ts'
import { renderPage } from './render-page.ts'
import { createCard } from './seo/card.ts'
import { renderOpensearch } from './seo/opensearch.ts'
import { renderRobotsTxt, renderSitemap } from './seo/sitemap.ts'
import { site } from './site.ts'

const prerenderSite: staticExport.PrerenderSite = {
  ...site,
  renderPage: (match, { at, origin, state }) => {
    const location = at ?? '/'
    const card = { address: cardAddress(match.head.canonical ?? location), says: createCard(match) }
    // An old notice would be worse than none: the browser asks for those of now.
    const options = { location, origin, state, card, notices: undefined, isUnlisted: at === null }
    const { html, ...rest } = renderPage(match, options)
    return { ...rest, html: withFullDates(html) }
  },
}

/** Renders one address of the college's site as a file for a host of its own. */
export const prerender = (path: string, options: staticExport.PrerenderOptions) =>
  staticExport.prerender(prerenderSite, path, options)

/** Renders the file that stands in for every address without one. */
export const prerenderFallback = (options: staticExport.PrerenderOptions): string =>
  staticExport.prerenderFallback(prerenderSite, options)

/** The texts for robots and browsers by their file names; a sitemap without updates where the server can't be reached. */
export const prerenderTextFiles = async (
  options: staticExport.PrerenderOptions,
): Promise<Readonly<Record<string, string>>> => {
  const request = { ...options, url: new URL('/sitemap.xml', options.siteUrl) }
  const nothing = createPublicApi({ readCookies: () => '', fetch: async () => Response.json({ data: [] }) })
  const sitemap = await renderSitemap({ ...request, api: createPrerenderApi(options.apiUrl) }).catch(() =>
    renderSitemap({ ...request, api: nothing }),
  )
  return {
    'sitemap.xml': sitemap ?? '',
    'robots.txt': renderRobotsTxt(options.siteUrl),
    'opensearch.xml': renderOpensearch(options.siteUrl),
  }
}

/** The server redirects from any print to the card of now (packages/server/src/cards). */
const cardAddress = (path: string): string => `${serverUrl()}/cards/now${path === '/' ? '' : path}.jpg`
