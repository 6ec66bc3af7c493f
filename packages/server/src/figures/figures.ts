import type { IncomingMessage } from 'node:http'

/** What is counted: readings of a page, visits from a host, searches of words that found nothing. */
export type FigureKind = 'page' | 'referrer' | 'search'

/** What is read of a request. */
type Request = Pick<IncomingMessage, 'headers' | 'method' | 'url'>

/** Counts readings in this process. Nothing of a request is kept but the page, the referrer's host and fruitless words. */
export interface ReadingCounter {
  /** Counts a request that is answered by this page of the site, if a person reads it. */
  page: (request: Request, path: string) => void
  /** Counts a page to which a browser has gone without a request for it. */
  move: (request: Request, path: string) => void
  /** Notes words that found nothing, and counts them where the request is a browser's own. */
  fruitless: (request: Request, question: string) => void
  /** Returns the counts since the last call. */
  take: () => Readonly<Record<FigureKind, ReadonlyMap<string, number>>>
  /** Adds counts back that couldn't be stored. */
  giveBack: (counts: ReturnType<ReadingCounter['take']>) => void
}
