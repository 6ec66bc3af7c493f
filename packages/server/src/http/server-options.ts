import { basicErrorMessages } from '@kampana/shared/messages/basic-error-messages'
import { encodeMessages } from '@kampana/shared/messages/message'
import { isNestedDeeper } from '@kampana/shared/schema/is-nested-deeper'
import { LogController, type FastifyHttpOptions, type FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { EngineSettings } from '../crud/context/engine-settings.ts'
import { invalid } from '../error.ts'
import { toCurrentUrl } from './former-paths.ts'
import type { RequestGate } from './server-factory.ts'

/** The body limit of forms, in bytes: ten thousand letters, encoded. */
export const formLimit = 16 * 1024
const titleLength = 255
/** A character outside the basic plane is four bytes of `%F0` each. */
const encodedLength = 12

/** A destination of log lines, instead of the standard output. */
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
    // The expressions in our routes are lists of resources (shared-routes.ts), and checking each takes 10 ms of a start.
    allowUnsafeRegex: true,
  },
  forceCloseConnections: 'idle',
  // The gate routes a HEAD as a GET.
  exposeHeadRoutes: false,
})

/** Encodes a lone %, since people type titles as they read them ('50% off'). */
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

/** An address without its query. */
export const stripQuery = (url: string): string => url.split('?', 1).join('')

/** The most levels of a JSON body. A body text that uses all its 32 levels needs about 70. */
const maxBodyLevels = 100

/**
 * Parses JSON bodies only, and an empty body as null. Fastify's parser rejects keys that would pollute a prototype. A body that is
 * nested too deeply is rejected here, so that code that reads parts of it can recurse.
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

/** The field of a body that is nested too deeply. */
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

/** Sends beside a reply's `message` the code and values that it was made of; an `HttpError` has them by itself. */
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
 * Routes' schemas only document them; the declarations parse inputs (crud/routes.ts). As factories these keep Fastify from
 * loading its own compilers.
 */
export const plainCompilers = {
  compilersFactory: {
    // Its type asks for what Ajv alone has.
    buildValidator: () => (() => () => true) as never,
    buildSerializer: () => () => JSON.stringify,
  },
}
