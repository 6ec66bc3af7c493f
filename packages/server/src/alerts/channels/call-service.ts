import type { IncomingMessage } from 'node:http'
import type { LookupFunction } from 'node:net'
import type { Settings } from '../../env.ts'
import { http, https } from '@kampana/engine-server/http/outgoing'
import { hasPublicHost } from '../push/public-address.ts'
import { NotPublic, publicLookup } from '../push/services.ts'
import type { ServiceRequest } from './build-request.ts'

/** Reply of a service. */
export interface ServiceReply {
  status: number
  statusText: string
  body: string
}

/** No reply arrived. `mayHaveArrived`: the service may have received the call. */
export class NoAnswer extends Error {
  readonly mayHaveArrived: boolean
  constructor(cause: unknown, mayHaveArrived: boolean) {
    super(cause instanceof Error ? cause.message : String(cause))
    this.mayHaveArrived = mayHaveArrived
  }
}

const timeout = 20_000
/** Maximum number of characters read from a reply. */
const maxReplyLength = 65_536

/** Calls a service once, without following redirects. Only origins in the settings may be in a private network. */
export const callService = (
  { url, method, headers, body }: ServiceRequest,
  { privateChannels }: Pick<Settings, 'privateChannels'>,
  stop: AbortSignal,
  lookup: LookupFunction = publicLookup(),
): Promise<ServiceReply> =>
  new Promise((resolve, reject) => {
    let isConnected = false
    const fail = (error: unknown): void => reject(new NoAnswer(error, isConnected))
    const signal = AbortSignal.any([stop, AbortSignal.timeout(timeout)])
    const { request } = url.protocol === 'http:' ? http : https
    const isPrivate = privateChannels.includes(url.origin)
    if (!isPrivate && !hasPublicHost(url)) return fail(new NotPublic(`${url.hostname} isn’t public`))
    const guarded = isPrivate ? {} : { lookup }
    const options = { method, agent: false as const, signal, ...guarded }
    const sent = request(
      url,
      { ...options, headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
      (response) => readReply(response).then(resolve, fail),
    )
    sent.on('socket', (socket) =>
      socket.once(url.protocol === 'http:' ? 'connect' : 'secureConnect', () => (isConnected = true)),
    )
    sent.on('error', fail)
    sent.end(body)
  })

const readReply = async (response: IncomingMessage): Promise<ServiceReply> => {
  let body = ''
  response.setEncoding('utf8')
  for await (const chunk of response) {
    body += String(chunk)
    if (body.length > maxReplyLength) break
  }
  const { statusCode: status = 0, statusMessage: statusText = '' } = response
  return { status, statusText, body: body.slice(0, maxReplyLength) }
}
