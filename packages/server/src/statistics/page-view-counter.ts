import type { PageViewCounter } from './statistics.ts'
import { LRUCache } from 'lru-cache'
import type { IncomingMessage } from 'node:http'
import { hasEditHint } from '@kampana/engine-server/http/edit-hint'

/** Maximum number of names of each kind between two writes. */
const max = { page: 5_000, referrer: 300, search: 300 } as const
const kinds = ['page', 'referrer', 'search'] as const

export const pageViewCounter = (ownHosts: ReadonlySet<string>): PageViewCounter => {
  const counts = {
    page: boundedCounts(max.page),
    referrer: boundedCounts(max.referrer),
    search: boundedCounts(max.search),
  }
  const questions = fruitlessQuestions()
  return {
    page: (request, path) => {
      if (!isPageView(request)) return
      counts.page.add(path)
      const host = referrerHost(request.headers.referer)
      if (host !== null && !ownHosts.has(host) && host !== request.headers.host) counts.referrer.add(host)
      const query = searchedQuery(request.url)
      if (query !== null && questions.has(query)) counts.search.add(query)
    },
    move: (request, path) => {
      if (isVisitor(request)) counts.page.add(path)
    },
    fruitless: (request, question) => {
      const query = countedQuery(question)
      if (query === null) return
      questions.note(query)
      if (isVisitor(request)) counts.search.add(query)
    },
    take: () => ({
      page: counts.page.take(),
      referrer: counts.referrer.take(),
      search: counts.search.take(),
    }),
    giveBack: (taken) => {
      for (const kind of kinds) for (const [name, count] of taken[kind]) counts[kind].add(name, count)
    },
  }
}

/** Counts nothing; used if the college has switched statistics off. */
export const noPageViews: PageViewCounter = {
  page: () => undefined,
  move: () => undefined,
  fruitless: () => undefined,
  take: () => ({ page: new Map(), referrer: new Map(), search: new Map() }),
  giveBack: () => undefined,
}

/** Value of `?q=`; null for any other address. */
const searchedQuery = (url: string | undefined): string | null => {
  const query = url?.indexOf('?') ?? -1
  if (url === undefined || query === -1) return null
  const params = new URLSearchParams(url.slice(query))
  return params.has('page') ? null : countedQuery(params.get('q') ?? '')
}

/** Host of an external page that linked to the site; null if none. */
const referrerHost = (referrer: string | undefined): string | null => {
  if (referrer === undefined) return null
  const url = URL.parse(referrer)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  return /^[a-z\d.-]{3,80}$/.test(url.host) ? url.host.replace(/^www\./, '') : null
}

/** Counts by name. Accepts at most `max` names, so that invented names can't fill the memory. */
interface BoundedCounts {
  add: (name: string, count?: number) => void
  /** Returns and resets the counts. */
  take: () => ReadonlyMap<string, number>
}

const boundedCounts = (max: number): BoundedCounts => {
  let counts = new Map<string, number>()
  return {
    add: (name, count = 1) => {
      const before = counts.get(name)
      if (before !== undefined || counts.size < max) counts.set(name, (before ?? 0) + count)
    },
    take: () => {
      const taken = counts
      counts = new Map()
      return taken
    },
  }
}

const maxQueryLength = 60

/**
 * Normalizes a search for counting: lowercase, with single spaces. Returns null for searches that may identify a person, such
 * as an address or a number. Also returns null for searches too long to be typed by others.
 */
const countedQuery = (question: string): string | null => {
  const query = question.toLowerCase().trim().split(/\s+/).join(' ')
  return query === '' || query.length > maxQueryLength || /@|\d{5}|[\0-\x1f]/.test(query) ? null : query
}

/** Recent searches without results. The request that counts a page of results doesn't contain its outcome. */
const fruitlessQuestions = () => {
  const questions = new LRUCache<string, true>({ max: 200 })
  return {
    note: (question: string): void => void questions.set(question, true),
    has: (question: string): boolean => questions.has(question),
  }
}

type Request = Pick<IncomingMessage, 'headers' | 'method'>

/**
 * True if a person requested a page. False for robots, prefetching browsers, staff who edit the site, and visitors who opt out
 * (DNT; Global Privacy Control).
 */
const isPageView = (request: Request): boolean => {
  const { 'sec-fetch-dest': destination } = request.headers
  return isVisitor(request) && request.method === 'GET' && (destination ?? 'document') === 'document'
}

/** True if a person's browser made this call from one of our pages. */
const isVisitor = (request: Request): boolean => {
  const { headers } = request
  return (
    headers.dnt !== '1' &&
    headers['sec-gpc'] !== '1' &&
    !isPrefetch(headers) &&
    isBrowser(headers['user-agent']) &&
    !hasEditHint(request)
  )
}

const isPrefetch = (headers: Request['headers']): boolean =>
  [headers['sec-purpose'], headers.purpose, headers['x-moz'], headers['x-purpose']].some(
    (purpose) => typeof purpose === 'string' && /prefetch|prerender|preview/i.test(purpose),
  )

/** All browsers' names begin like this. Robots that do so also identify themselves further on. */
const isBrowser = (agent: string | undefined): boolean =>
  agent !== undefined && agent.startsWith('Mozilla/') && !robots.test(agent)

const robots =
  /bot|crawl|spider|slurp|preview|scan|monitor|uptime|headless|lighthouse|pagespeed|facebookexternalhit|archive|fetch|feed|http|curl|wget|python|java\/|okhttp|axios|phantom|selenium|puppeteer|playwright/i
