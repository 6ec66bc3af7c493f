import type { IncomingMessage } from 'node:http'
import { hasEditHint } from '../http/edit-hint.ts'

type Request = Pick<IncomingMessage, 'headers' | 'method'>

/**
 * Whether a request for a page is a person's reading: not a robot's, not a browser's guess at what will be read next, not of
 * staff who edit the site, and not of somebody who asks not to be counted (DNT; Global Privacy Control).
 */
export const isReading = (request: Request): boolean => {
  const { 'sec-fetch-dest': destination } = request.headers
  return isVisitor(request) && request.method === 'GET' && (destination ?? 'document') === 'document'
}

/** The same for a call that a page of ours makes. */
export const isVisitor = (request: Request): boolean => {
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

/** Every browser's name begins so; robots that do as well say somewhere what they are. */
const isBrowser = (agent: string | undefined): boolean =>
  agent !== undefined && agent.startsWith('Mozilla/') && !robots.test(agent)

const robots =
  /bot|crawl|spider|slurp|preview|scan|monitor|uptime|headless|lighthouse|pagespeed|facebookexternalhit|archive|fetch|feed|http|curl|wget|python|java\/|okhttp|axios|phantom|selenium|puppeteer|playwright/i
