import type { Agent, IncomingMessage } from 'node:http'
import type { LookupFunction } from 'node:net'
import { http, https } from '@kampana/engine-server/http/outgoing'
import { NotPublic } from '../push/services.ts'
import type { Outcome } from './mark-deliveries.ts'

/** A call of a push service or chat service. */
export interface ServiceCall {
  url: URL
  method: string
  headers: Readonly<Record<string, string>>
  body: string | Buffer
}

/** Reply of a push service or chat service. */
export interface ServiceReply {
  status: number
  statusText: string
  body: string
  /** Seconds after which a retry is allowed; 0 if not given. */
  retryAfter: number
}

/** No reply arrived. `mayHaveArrived`: the service may have received the call. */
export class NoAnswer extends Error {
  readonly mayHaveArrived: boolean
  constructor(cause: unknown, mayHaveArrived: boolean) {
    super(messageOf(cause), { cause })
    this.mayHaveArrived = mayHaveArrived
  }
}

interface Connection {
  agent: Agent | false
  /** In milliseconds. */
  timeout: number
  lookup?: LookupFunction
}

/** Calls a service once, without following redirects. */
export const callOnce = (
  { url, method, headers, body }: ServiceCall,
  { timeout, ...connection }: Connection,
): Promise<ServiceReply> =>
  new Promise((resolve, reject) => {
    let isConnected = false
    const fail = (error: unknown): void => reject(new NoAnswer(error, isConnected))
    const [{ request }, connected] = url.protocol === 'http:' ? [http, 'connect'] : [https, 'secureConnect']
    const options = { ...connection, method, headers, signal: AbortSignal.timeout(timeout) }
    const sent = request(url, options, (response) => readReply(response).then(resolve, fail))
    sent.on('socket', (socket) => {
      // A listener per request would pile up on a retained connection.
      if (sent.reusedSocket) isConnected = true
      else socket.once(connected, () => (isConnected = true))
    })
    sent.on('error', fail)
    sent.end(body)
  })

/** Maximum number of characters read from a reply. */
const maxReplyLength = 65_536

const readReply = async (response: IncomingMessage): Promise<ServiceReply> => {
  let body = ''
  response.setEncoding('utf8')
  for await (const chunk of response) {
    body += String(chunk)
    if (body.length > maxReplyLength) break
  }
  const { statusCode: status = 0, statusMessage: statusText = '', headers } = response
  const retryAfter = readRetryAfter(headers['retry-after'])
  return { status, statusText, body: body.slice(0, maxReplyLength), retryAfter }
}

/** Parses seconds or a date (RFC 9110, 10.2.3), at most an hour. */
const readRetryAfter = (value = '0'): number => {
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds), 3600) : 0
}

/** Status and beginning of a reply on one line. */
export const replyText = (
  { status, statusText, body }: ServiceReply,
  blotOut = (text: string): string => text,
): string => replyLine(blotOut(`HTTP ${status} ${statusText} ${body}`))

export const replyLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 250)

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown')

/** A retry is safe even if the first try arrived: a push with the same topic replaces it, so nobody is notified twice. */
export const readError = (error: unknown): Outcome => {
  const cause = error instanceof NoAnswer ? error.cause : error
  const reply = messageOf(cause)
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined
  // Node's own errors (`ERR_…`) come from invalid input, such as a key that isn't a point on the curve.
  const isForGood = cause instanceof NotPublic || code === undefined || code.startsWith('ERR_')
  return isForGood ? { kind: 'unsendable', reply } : { kind: 'later', reply, seconds: 0, isLess: false }
}
