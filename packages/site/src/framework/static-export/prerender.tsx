import { createPublicApi } from '@kampana/shared/api/public-api'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { renderBannerContainer } from '../../class-status/banner.ts'
import { renderDocument } from '../document.ts'
import type { InlineHashes } from '../csp-hash.ts'
import { createCard } from '../../seo/card.ts'
import { renderHead } from '../../seo/render-head.ts'
import { renderOpensearch } from '../../seo/opensearch.ts'
import { renderRobotsTxt, renderSitemap } from '../../seo/sitemap.ts'
import type { Clock } from '../page.ts'
import { withFullDates } from '../../offline/cached-page.ts'
import { serverUrl, setServerUrl } from '../server-url.ts'
import { SiteRoot } from '../site-root.tsx'
import { loadRoute, type RouteMatch } from '../load-route.ts'
import type { PrerenderedState } from './prerendered-state.ts'
import { matchLoadingPage } from './loading-page.tsx'

/** How the site is prerendered for a host of its own. */
export interface PrerenderOptions extends Clock {
  /** Where the server is, without a slash at the end. */
  apiUrl: string
  /** The site's own origin. */
  siteUrl: string
  /** The present moment, ISO 8601. */
  made: string
  /** The policy that hosts which send no headers need in the page. */
  policy: (inline?: InlineHashes) => string
}
export interface Prerendered {
  html: string
  /** Whether the server was asked for something that is on it, and whether it answered. */
  live: boolean
  filled: boolean
}

/**
 * Renders one address as a file. What comes from the server is as it is now, to be filled anew in the browser; where the
 * server can't be reached, the page waits for it there.
 */
export const prerender = async (path: string, given: PrerenderOptions): Promise<Prerendered> => {
  setServerUrl(given.apiUrl)
  let live = false
  const api = createPrerenderApi(given.apiUrl, () => (live = true))
  const url = new URL(path, given.siteUrl)
  const match = await loadRoute({ ...given, url, api }).catch((error: unknown) => {
    if (!live) throw error
    return undefined
  })
  if (match && !('to' in match)) return { html: htmlOf(match, { at: path, live }, given), live, filled: true }
  return { html: htmlOf(matchLoadingPage(path, given), { at: path, live: true }, given), live, filled: false }
}

/** The document that stands in for every address without a file. */
export const prerenderFallback = (given: PrerenderOptions): string => {
  setServerUrl(given.apiUrl)
  return htmlOf(matchLoadingPage(null, given), { at: null, live: true }, given)
}

/** The side panel stands on most pages: what was answered is kept until everything is rendered. */
const answers = new Map<string, Promise<Response>>()
const fetchOnce = async (request: Request): Promise<Response> => {
  const answer = answers.get(request.url) ?? fetchWithRetry(request)
  answers.set(request.url, answer)
  return (await answer).clone()
}

/** Nobody waits before the screen: where the server has had enough, it is asked again as soon as it takes more. */
const fetchWithRetry = async (request: Request): Promise<Response> => {
  const answer = await fetch(request.clone())
  const seconds = answer.status === 429 ? Number(answer.headers.get('retry-after')) : 0
  if (!(seconds > 0 && seconds <= longestWait)) return answer
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  return fetchWithRetry(request)
}
/** In seconds. */
const longestWait = 120

/** The texts for robots and browsers by their file names; a sitemap without updates where the server can't be reached. */
export const prerenderTextFiles = async (
  given: PrerenderOptions,
): Promise<Readonly<Record<string, string>>> => {
  const request = { ...given, url: new URL('/sitemap.xml', given.siteUrl) }
  const nothing = createPublicApi({ readCookies: () => '', fetch: async () => Response.json({ data: [] }) })
  const sitemap = await renderSitemap({ ...request, api: createPrerenderApi(given.apiUrl) }).catch(() =>
    renderSitemap({ ...request, api: nothing }),
  )
  return {
    'sitemap.xml': sitemap ?? '',
    'robots.txt': renderRobotsTxt(given.siteUrl),
    'opensearch.xml': renderOpensearch(given.siteUrl),
  }
}

/** The server's API, as a visitor asks it. */
const createPrerenderApi = (baseUrl: string, asked: () => void = () => undefined) =>
  createPublicApi({
    baseUrl,
    readCookies: () => '',
    fetch: (input) => {
      asked()
      return fetchOnce(input as Request)
    },
  })

const htmlOf = (
  match: RouteMatch,
  alone: PrerenderedState,
  { siteUrl, policy, made }: PrerenderOptions,
): string => {
  const { data, today, timeZone, page } = match
  const body = renderToString(
    <StaticRouter location={alone.at ?? '/'}>
      <SiteRoot match={match} />
    </StaticRouter>,
  )
  const state = {
    ...(page.path !== '/404' && { data: page.dehydrate?.(data) ?? data }),
    today,
    timeZone,
    alone,
  }
  const address = alone.at ?? '/'
  const card = { address: cardAddress(match.head.canonical ?? address), says: createCard(match) }
  const head = renderHead({ match, address, origin: siteUrl, card, preview: alone.at === null })
  // An old notice would be worse than none: the browser asks for those of now.
  const notices = renderBannerContainer(undefined, timeZone)
  const { html, inline } = renderDocument({ head, body, state, notices, module: page.module })
  const meta = [
    `<meta http-equiv="Content-Security-Policy" content="${policy(inline)}">`,
    `<meta name="api-url" content="${serverUrl()}">`,
    // Offline, the service worker tells of when it is.
    ...(alone.live ? [`<meta name="made" content="${made}">`] : []),
  ].join('\n')
  return withFullDates(html)
    .replace('<meta charset="utf-8">', `<meta charset="utf-8">\n${meta}`)
    .replace(' id="state">', alone.live ? ' id="state" data-live>' : ' id="state">')
}

/** The server leads from any print to the card of now (packages/server/src/cards). */
const cardAddress = (path: string): string => `${serverUrl()}/cards/now${path === '/' ? '' : path}.jpg`
