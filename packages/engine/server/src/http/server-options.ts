import { basicErrorMessages } from '@kampana/engine-declare/messages/basic-error-messages'
import { encodeMessages } from '@kampana/engine-declare/messages/message'
import { isNestedDeeper } from '@kampana/engine-declare/schema/is-nested-deeper'
import { LogController, type FastifyHttpOptions, type FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { EngineSettings } from '../records/context/engine-settings.ts'
import { invalid } from '../error.ts'
import { toCurrentUrl } from './former-paths.ts'
import type { RequestGate } from './server-factory.ts'
import { stripQuery } from './strip-query.ts'

/** Body limit of forms in bytes: ten thousand characters, encoded. */
export const formLimit = 16 * 1024
const titleLength = 255
/** A character outside the basic plane takes four bytes of `%F0` each. */
const encodedLength = 12

/** Destination of log lines instead of standard output. */
export interface LogTarget {
  write: (line: string) => void
}

/** Fastify's options: limits for large, slow and malformed requests, and logs without secrets. */
export const serverOptions = (
  settings: EngineSettings,
  { serverFactory }: RequestGate,
  log?: LogTarget,
): FastifyHttpOptions<Server> => ({
  serverFactory,
  logger: {
    level: settings.logLevel,
    ...(log && { stream: log }),
    // Query strings can contain tokens, so only the path is logged.
    serializers: { req: ({ id, method, url, ip }) => ({ id, method, path: url?.split('?')[0], ip }) },
  },
  // request-log.ts logs calls.
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => randomUUID(),
  trustProxy: settings.trustProxy.length > 0 ? settings.trustProxy : false,
  rewriteUrl: ({ url = '/' }) => toCurrentUrl(encodeLonePercents(url)),
  bodyLimit: 1024 * 1024,
  schemaController: plainCompilers,
  routerOptions: {
    maxParamLength: titleLength * encodedLength,
    ignoreTrailingSlash: false,
    // The patterns in our routes are lists of resources (shared-routes.ts). Checking each would take 10 ms of a start.
    allowUnsafeRegex: true,
  },
  forceCloseConnections: 'idle',
  // The gate routes a HEAD as a GET.
  exposeHeadRoutes: false,
})

/** Encodes a single %, because people type titles as they read them ('50% off'). */
const encodeLonePercents = (url: string): string => {
  if (!url.includes('%')) return url
  const encoded = url.replace(/%(?![0-9a-f]{2})/gi, '%25')
  try {
    decodeURIComponent(stripQuery(encoded))
    return encoded
  } catch {
    return url.replaceAll('%', '%25')
  }
}

/** Maximum nesting of a JSON body. A body text with all of its 32 levels needs about 70. */
const maxBodyLevels = 100

/**
 * Parses JSON bodies only, and an empty body as null. Fastify's parser rejects keys that would pollute a prototype. Rejects
 * deeply nested bodies, so that code that reads parts of them can recurse.
 */
export const acceptEmptyJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null)
    const isRead = (error: Error | null, value?: unknown): void =>
      error === null && isNestedDeeper(value, maxBodyLevels)
        ? done(invalid({ [deepField(value)]: [basicErrorMessages.bodyTooDeep] }))
        : done(error, value)
    return parse(request, String(body), isRead)
  })
}

/** Field of a body that is nested too deeply. */
const deepField = (body: unknown): string =>
  Object.entries(body ?? {}).find(([, value]) => isNestedDeeper(value, maxBodyLevels - 1))?.[0] ?? 'body'

/** Parses bodies of HTML forms only. */
export const acceptForms = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}

/** Adds the code and values of a reply's `message`. An `HttpError` already has them. */
export const sendMessageCodes = (app: FastifyInstance): void => {
  app.addHook('preSerialization', (_request, _reply, payload, done) =>
    done(null, hasMessage(payload) ? encodeMessages(payload) : payload),
  )
}

const hasMessage = (payload: unknown): payload is { message: string } =>
  typeof payload === 'object' &&
  payload !== null &&
  'message' in payload &&
  typeof payload.message === 'string'

/**
 * Schemas of routes are documentation only; the declarations parse inputs (records/routes.ts). These factories keep Fastify from
 * loading its own compilers.
 */
export const plainCompilers = {
  compilersFactory: {
    // The type requires properties that only Ajv has.
    buildValidator: () => (() => () => true) as never,
    buildSerializer: () => () => JSON.stringify,
  },
}
