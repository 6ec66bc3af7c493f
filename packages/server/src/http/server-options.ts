import { pathOf } from './cross-origin.ts'
import { LogController, type FastifyHttpOptions } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { Settings } from '../env.ts'
import { plainCompilers } from './json-body.ts'
import type { RequestGate } from './server-factory.ts'

/** Bytes of a form's body at most: ten thousand letters and their commas, encoded. */
export const formLimit = 16 * 1024
const titleLength = 255
/** A character outside the basic plane is four bytes, each written `%F0`. */
const encodedLength = 12

/** Where log lines go, instead of to the standard output. */
export interface LogTarget {
  write: (line: string) => void
}

/** How the HTTP server is set: limits for large, slow and malformed requests, and logs without secrets. */
export const serverOptions = (
  settings: Settings,
  { serverFactory }: RequestGate,
  log?: LogTarget,
): FastifyHttpOptions<Server> => ({
  serverFactory,
  logger: {
    level: settings.logLevel,
    ...(log && { stream: log }),
    // Query strings can hold tokens and titles, so only the path is logged.
    serializers: { req: ({ id, method, url, ip }) => ({ id, method, path: url?.split('?')[0], ip }) },
  },
  // One line a call is written by request-log.ts.
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => randomUUID(),
  trustProxy: settings.trustProxy.length > 0 ? settings.trustProxy : false,
  rewriteUrl: ({ url = '/' }) => readable(url),
  bodyLimit: 1024 * 1024,
  schemaController: plainCompilers,
  routerOptions: { maxParamLength: titleLength * encodedLength, ignoreTrailingSlash: false },
  forceCloseConnections: 'idle',
})

/** People type titles as they read them ('50% off'): a % that begins no letter is one that wasn't encoded. */
const readable = (url: string): string => {
  const encoded = url.replace(/%(?![0-9a-f]{2})/gi, '%25')
  try {
    decodeURIComponent(pathOf(encoded))
    return encoded
  } catch {
    return url.replaceAll('%', '%25')
  }
}
