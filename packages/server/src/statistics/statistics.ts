import type { IncomingMessage } from 'node:http'

/** Kinds of statistics: page views, visits by referring host, searches without results. */
export type StatisticKind = 'page' | 'referrer' | 'search'

/** Properties of a request that the counter reads. */
type Request = Pick<IncomingMessage, 'headers' | 'method' | 'url'>

/**
 * Counts page views in this process. Of a request, it stores only the page, the referrer's host and searches without results.
 */
export interface PageViewCounter {
  /** Counts a request for this page of the site, if a person views it. */
  page: (request: Request, path: string) => void
  /** Counts a page that a browser has opened without a request for it. */
  move: (request: Request, path: string) => void
  /** Remembers a search without results, and counts it if the browser sent the request itself. */
  fruitless: (request: Request, question: string) => void
  /** Returns the counts since the last call. */
  take: () => Readonly<Record<StatisticKind, ReadonlyMap<string, number>>>
  /** Adds counts back that couldn't be stored. */
  giveBack: (counts: ReturnType<PageViewCounter['take']>) => void
}
