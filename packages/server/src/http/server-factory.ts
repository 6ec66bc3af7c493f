import type { FastifyServerFactory } from 'fastify'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

// Not imported: for an ES module Node reads every export of node:http, one of which loads undici, a tenth of a start.
const { createServer } = process.getBuiltinModule('node:http')

/** Answers a request at once, or answers false where that can't be done. */
export type EarlyAnswer = (request: IncomingMessage, response: ServerResponse) => boolean

/** What happens to a request before Fastify has it. */
export interface RequestGate {
  /** Makes the server whose requests pass the gate. */
  serverFactory: FastifyServerFactory
  /**
   * Has `answer` look at each request first: what is in memory needs no router and no hooks, and on the day of a storm
   * that is what most requests are for. While the server closes, Fastify says so to every connection.
   */
  answerEarly: (answer: EarlyAnswer) => void
  /** From now on each answer is the last on its connection. */
  closeConnections: () => void
  /** Holds requests back, until what it returns is called. */
  hold: () => () => void
}

/** In milliseconds. A request may take long enough to upload ten megabytes over a poor connection. */
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
  return {
    serverFactory: (handle) => {
      const pass: RequestListener = (request, response) => {
        if (isClosing) response.setHeader('connection', 'close')
        if (held) held.push(() => pass(request, response))
        else if (namesTwoHosts(request)) response.writeHead(400, { connection: 'close' }).end()
        else if (!server.listening || !answerEarly(request, response)) handle(request, response)
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

/** A proxy may have gone by the one and we by the other (RFC 9112, 3.2). Node keeps the first without a word. */
const namesTwoHosts = ({ rawHeaders }: IncomingMessage): boolean => {
  let hosts = 0
  for (let each = 0; each < rawHeaders.length; each += 2) if (isHost(rawHeaders[each])) hosts++
  return hosts > 1
}
const isHost = (name: string | undefined): boolean => name?.length === 4 && name.toLowerCase() === 'host'
