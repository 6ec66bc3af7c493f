import type { FastifyServerFactory } from 'fastify'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

// Not imported, because the ES module reads every export of node:http, one of which loads undici: a tenth of a start.
const { createServer } = process.getBuiltinModule('node:http')

/** Answers a GET at once, or returns false. */
export type EarlyAnswer = (request: IncomingMessage, response: ServerResponse) => boolean

/** What happens to a request before Fastify has it. */
export interface RequestGate {
  /** Makes the server whose requests pass the gate. */
  serverFactory: FastifyServerFactory
  /**
   * Lets `answer` try each GET first, since cached replies need no router and no hooks. Not while the server closes, when
   * Fastify must close each connection.
   */
  answerEarly: (answer: EarlyAnswer) => void
  /** Sends `connection: close` with each reply from now on. */
  closeConnections: () => void
  /** Holds requests back until the returned function is called. */
  hold: () => () => void
  /** The responses that aren't sent yet, of requests that Fastify handles. */
  underWay: ReadonlySet<ServerResponse>
}

/** In milliseconds. The request timeout suits an upload of ten megabytes over a poor connection. */
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
 * A HEAD takes the route of a GET, and Node sends no body to it: as many routes of their own would be a twelfth of a start. The
 * route is found at once, so that hooks and handlers read the method that was sent.
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
