import type { LookupFunction } from 'node:net'
import type { Settings } from '../../env.ts'
import { http, https } from '@kampana/engine-server/http/outgoing'
import { callOnce, type ServiceReply } from '../sending/call-once.ts'
import { isPushService, publicLookup } from './services.ts'

export interface PushConnection {
  /** Posts one message. Rejects if the push service is unreachable. */
  post: (endpoint: string, headers: Readonly<Record<string, string>>, body: Buffer) => Promise<ServiceReply>
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
  const options = { keepAlive: true, maxSockets: pushConnections }
  const agents = { https: new https.Agent(options), http: new http.Agent(options) }
  return {
    post: async (endpoint, headers, body) => {
      if (!isPushService(endpoint, settings)) throw new Error('It isn’t the address of a push service.')
      const url = new URL(endpoint)
      const agent = url.protocol === 'http:' ? agents.http : agents.https
      // Push services in the settings may be in the college's own network.
      const isOwn = settings.pushServices.includes(url.origin)
      const connection = { agent, timeout, ...(!isOwn && { lookup }) }
      return callOnce({ url, method: 'POST', headers, body }, connection)
    },
    close: () => {
      for (const agent of Object.values(agents)) agent.destroy()
    },
  }
}
