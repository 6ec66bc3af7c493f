import type { FastifyServerFactory } from 'fastify'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

// Not imported, because the ES module reads every export of node:http, one of which loads undici: a tenth of a start.
const { createServer } = process.getBuiltinModule('node:http')

/** Answers a GET immediately, or returns false. */
export type EarlyAnswer = (request: IncomingMessage, response: ServerResponse) => boolean

/** Steps before Fastify receives a request. */
export interface RequestGate {
  /** Creates the server whose requests pass the gate. */
  serverFactory: FastifyServerFactory
  /**
   * Lets `answer` try each GET first, because cached replies need no router and no hooks. Not during a shutdown, when Fastify
   * must close each connection.
   */
  answerEarly: (answer: EarlyAnswer) => void
  /** Sends `connection: close` with each reply from now on. */
  closeConnections: () => void
  /** Holds requests until the returned function is called. */
  hold: () => () => void
  /** Unfinished responses of requests that Fastify handles. */
  underWay: ReadonlySet<ServerResponse>
}

/** In milliseconds. The request timeout suits an upload of 10 MB over a poor connection. */
const limits = {
  requestTimeout: 300_000,
  keepAliveTimeout: 10_000,
  headersTimeout: 15_000,
  connectionsCheckingInterval: 5_000,
}

export const requestGate = (): RequestGate => {
  let answerEarly: EarlyAnswer = () => false
  let isClosing = false
  let held: (() => void)[] | undefined
  const underWay = new Set<ServerResponse>()
  return {
    underWay,
    serverFactory: (handle) => {
      const pass: RequestListener = (request, response) => {
        if (isClosing) response.setHeader('connection', 'close')
        if (held) held.push(() => pass(request, response))
        else if (namesTwoHosts(request)) response.writeHead(400, { connection: 'close' }).end()
        else if (request.method !== 'GET' || !server.listening || !answerEarly(request, response)) {
          underWay.add(response)
          response.once('close', () => underWay.delete(response))
          routeHeadAsGet(handle, request, response)
        }
      }
      const server = createServer(limits, pass)
      return server
    },
    answerEarly: (answer) => {
      answerEarly = answer
    },
    closeConnections: () => {
      isClosing = true
    },
    hold: () => {
      const waiting: (() => void)[] = (held = [])
      return () => {
        held = undefined
        for (const pass of waiting) pass()
      }
    },
  }
}

/**
 * Routes a HEAD like a GET, and Node sends no body. Separate routes would take a twelfth of a start. The router runs
 * synchronously, so hooks and handlers see the original method.
 */
const routeHeadAsGet = (
  handle: RequestListener,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  const { method = 'GET' } = request
  if (method === 'HEAD') request.method = 'GET'
  handle(request, response)
  request.method = method
}

/** Two Host headers are a request-smuggling risk behind a proxy (RFC 9112, 3.2); Node ignores the second. */
const namesTwoHosts = ({ rawHeaders }: IncomingMessage): boolean => {
  let hosts = 0
  for (let each = 0; each < rawHeaders.length; each += 2) if (isHost(rawHeaders[each])) hosts++
  return hosts > 1
}
const isHost = (name: string | undefined): boolean => name?.length === 4 && name.toLowerCase() === 'host'
