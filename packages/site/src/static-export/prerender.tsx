import { createPublicApi } from '@kampana/shared/api/public-api'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { bannerPlace } from '../class-status/banner.ts'
import { documentOf } from '../document.ts'
import type { Inline } from '../inline.ts'
import { cardOf } from '../seo/card.ts'
import { headOf } from '../seo/head-of.ts'
import { searchDescription } from '../seo/search-description.ts'
import { robots, sitemapAt } from '../seo/sitemap.ts'
import type { Clock } from '../page.ts'
import { withDates } from '../offline/kept-page.ts'
import { serverAddress, setServerAddress } from '../server-address.ts'
import { Site } from '../site.tsx'
import { loadRoute, type RouteMatch } from '../load-route.ts'
import type { Alone } from './document.ts'
import { waitingAt } from './waiting.tsx'

/** How the site is prerendered for a host of its own. */
export interface Prerendering extends Clock {
  /** Where the server is, without a slash at the end. */
  apiUrl: string
  /** The site's own origin. */
  siteUrl: string
  /** The present moment, ISO 8601. */
  made: string
  /** The policy that hosts which send no headers need in the page. */
  policy: (inline?: Inline) => string
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
export const prerender = async (path: string, given: Prerendering): Promise<Prerendered> => {
  setServerAddress(given.apiUrl)
  let live = false
  const api = apiAt(given.apiUrl, () => (live = true))
  const url = new URL(path, given.siteUrl)
  const match = await loadRoute({ ...given, url, api }).catch((error: unknown) => {
    if (!live) throw error
    return undefined
  })
  if (match && !('to' in match)) return { html: htmlOf(match, { at: path, live }, given), live, filled: true }
  return { html: htmlOf(waitingAt(path, given), { at: path, live: true }, given), live, filled: false }
}

/** The document that stands in for every address without a file. */
export const prerenderAny = (given: Prerendering): string => {
  setServerAddress(given.apiUrl)
  return htmlOf(waitingAt(null, given), { at: null, live: true }, given)
}

/** The side panel stands on most pages: what was answered is kept until everything is rendered. */
const answers = new Map<string, Promise<Response>>()
const askedOnce = async (request: Request): Promise<Response> => {
  const answer = answers.get(request.url) ?? patiently(request)
  answers.set(request.url, answer)
  return (await answer).clone()
}

/** Nobody waits before the screen: where the server has had enough, it is asked again as soon as it takes more. */
const patiently = async (request: Request): Promise<Response> => {
  const answer = await fetch(request.clone())
  const seconds = answer.status === 429 ? Number(answer.headers.get('retry-after')) : 0
  if (!(seconds > 0 && seconds <= longestWait)) return answer
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  return patiently(request)
}
/** In seconds. */
const longestWait = 120

/** The texts for robots and browsers by their file names; a sitemap without updates where the server can't be reached. */
export const prerenderTexts = async (given: Prerendering): Promise<Readonly<Record<string, string>>> => {
  const visit = { ...given, url: new URL('/sitemap.xml', given.siteUrl) }
  const nothing = createPublicApi({ readCookies: () => '', fetch: async () => Response.json({ data: [] }) })
  const sitemap = await sitemapAt({ ...visit, api: apiAt(given.apiUrl) }).catch(() =>
    sitemapAt({ ...visit, api: nothing }),
  )
  return {
    'sitemap.xml': sitemap ?? '',
    'robots.txt': robots(given.siteUrl),
    'opensearch.xml': searchDescription(given.siteUrl),
  }
}

/** The server's API, as a visitor asks it. */
const apiAt = (baseUrl: string, asked: () => void = () => undefined) =>
  createPublicApi({
    baseUrl,
    readCookies: () => '',
    fetch: (input) => {
      asked()
      return askedOnce(input as Request)
    },
  })

const htmlOf = (match: RouteMatch, alone: Alone, { siteUrl, policy, made }: Prerendering): string => {
  const { data, today, timeZone, page } = match
  const body = renderToString(
    <StaticRouter location={alone.at ?? '/'}>
      <Site match={match} />
    </StaticRouter>,
  )
  const state = {
    ...(page.path !== '/404' && { data: page.dehydrate?.(data) ?? data }),
    today,
    timeZone,
    alone,
  }
  const address = alone.at ?? '/'
  const card = { address: cardAddress(match.head.canonical ?? address), says: cardOf(match) }
  const head = headOf({ match, address, origin: siteUrl, card, preview: alone.at === null })
  // An old notice would be worse than none: the browser asks for those of now.
  const notices = bannerPlace(undefined, timeZone)
  const { html, inline } = documentOf({ head, body, state, notices, module: page.module })
  const meta = [
    `<meta http-equiv="Content-Security-Policy" content="${policy(inline)}">`,
    `<meta name="api-url" content="${serverAddress()}">`,
    // Offline, the service worker tells of when it is.
    ...(alone.live ? [`<meta name="made" content="${made}">`] : []),
  ].join('\n')
  return withDates(html)
    .replace('<meta charset="utf-8">', `<meta charset="utf-8">\n${meta}`)
    .replace(' id="state">', alone.live ? ' id="state" data-live>' : ' id="state">')
}

/** The server leads from any print to the card of now (packages/server/src/cards). */
const cardAddress = (path: string): string => `${serverAddress()}/cards/now${path === '/' ? '' : path}.jpg`
