import type { IncomingMessage } from 'node:http'
import type { LookupFunction } from 'node:net'
import type { Settings } from '../../env.ts'
import { http, https } from '@kampana/engine-server/http/outgoing'
import { isPushService, publicLookup } from './services.ts'

/** Reply of a push service. */
export interface PushReply {
  status: number
  /** Status and beginning of the reply, on one line. */
  text: string
  /** Seconds after which a retry is allowed, if given. */
  retryAfter: number | undefined
}

export interface PushConnection {
  /** Posts one message. Rejects if the push service is unreachable. Follows no redirects. */
  post: (endpoint: string, headers: Readonly<Record<string, string>>, body: Buffer) => Promise<PushReply>
  close: () => void
}

/** Maximum number of connections to one push service. */
export const pushConnections = 22
const timeout = 30_000

/** Opens connections to push services, which stay open between messages. */
export const openPushConnection = (
  settings: Pick<Settings, 'pushServices'>,
  lookup: LookupFunction = publicLookup(),
): PushConnection => {
  const stored = { keepAlive: true, maxSockets: pushConnections }
  const agents = {
    public: new https.Agent({ ...stored, lookup }),
    // Push services in the settings may be in the college's own network.
    'https:': new https.Agent(stored),
    'http:': new http.Agent(stored),
  }
  const agentOf = ({ origin, protocol }: URL) =>
    settings.pushServices.includes(origin) && (protocol === 'https:' || protocol === 'http:')
      ? agents[protocol]
      : agents.public
  return {
    post: (endpoint, headers, body) =>
      new Promise((resolve, reject) => {
        if (!isPushService(endpoint, settings)) throw new Error('It isn’t the address of a push service.')
        const url = new URL(endpoint)
        const { request } = url.protocol === 'http:' ? http : https
        const signal = AbortSignal.timeout(timeout)
        const sent = request(url, { method: 'POST', headers, agent: agentOf(url), signal }, (response) =>
          readReply(response).then(resolve, reject),
        )
        sent.on('error', reject)
        sent.end(body)
      }),
    close: () => {
      for (const agent of Object.values(agents)) agent.destroy()
    },
  }
}

const readReply = async (response: IncomingMessage): Promise<PushReply> => {
  let reported = ''
  response.setEncoding('utf8')
  for await (const chunk of response) if (reported.length < 200) reported += String(chunk)
  const { statusCode: status = 0, statusMessage = '', headers } = response
  const text = `HTTP ${status} ${statusMessage} ${reported}`.replaceAll(/\s+/g, ' ').trim().slice(0, 250)
  return { status, text, retryAfter: readRetryAfter(headers['retry-after']) }
}

/** Parses seconds or a date (RFC 9110, 10.2.3), at most an hour. */
const readRetryAfter = (value: string | undefined): number | undefined => {
  if (value === undefined) return undefined
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds), 3600) : undefined
}
