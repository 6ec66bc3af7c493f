import { asksAsVisitor } from '@kampana/engine-declare/api/http/visitor'
import proxyAddress from '@fastify/proxy-addr'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { EngineContext } from '../../records/context/engine-context.ts'
import { writeResponse, type CachedResponse } from './cached-response.ts'
import { hasEditHint } from '../edit-hint.ts'
import type { EarlyAnswer } from '../server-factory.ts'

/** Called for each cached reply with its route; pages have none. */
export type OnEarlyAnswer = (route: string | undefined, seconds: number) => void

interface Listeners {
  /** Called for each page, with the path under which its views are counted. */
  onPage: (request: IncomingMessage, path: string) => void
  onAnswer: OnEarlyAnswer | undefined
}

/**
 * Answers from the cache before Fastify runs: pages for everybody, and the API for visitors without headers that Fastify would
 * have to handle. API calls are logged as usual.
 */
export const earlyAnswers = (
  { responses, settings, log }: Pick<EngineContext, 'responses' | 'settings' | 'log'>,
  { onPage, onAnswer = () => undefined }: Listeners,
): EarlyAnswer => {
  const trusted = proxyAddress.compile([...settings.trustProxy])
  const isLogged = ['trace', 'debug', 'info'].includes(settings.logLevel)
  const write = (request: IncomingMessage, response: ServerResponse, cached: CachedResponse): void => {
    if (cached.route === undefined) return writeResponse(request, response, cached)
    const id = randomUUID()
    writeResponse(request, response, cached, { 'x-request-id': id })
    if (!isLogged) return
    const { method, url } = request
    const req = { id, method, url, ip: proxyAddress(request, trusted) }
    log().info({ reqId: id, req, status: cached.status, ms: 0 }, 'request completed')
  }
  return (request, response) => {
    const { url } = request
    if (url === undefined) return false
    const cached = responses.get(url)
    // The cache contains no pages with an edit link.
    if (!cached || (cached.route === undefined ? hasEditHint(request) : !isPlain(request))) return false
    write(request, response, cached)
    onAnswer(cached.route, 0)
    if (cached.page !== undefined) onPage(request, cached.page)
    return true
  }
}

const isPlain = ({ headers }: IncomingMessage): boolean =>
  (headers.cookie === undefined || asksAsVisitor(headers.accept)) &&
  headers.origin === undefined &&
  headers['if-none-match'] === undefined
