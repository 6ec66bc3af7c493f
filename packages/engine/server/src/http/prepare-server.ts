import cookies from '@fastify/cookie'
import type { FastifyInstance, FastifyRequest, FastifySchema, FastifyContextConfig } from 'fastify'
import { sendError, HttpError, forbidden, unauthenticated, unverified } from '../error.ts'
import type { EngineContext } from '../records/context/engine-context.ts'
import type { EngineSettings } from '../records/context/engine-settings.ts'
import type { Access } from '@kampana/engine-declare/calls/call'
import { basicErrorMessages } from '@kampana/engine-declare/messages/basic-error-messages'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import { isSafe, isAllowed, csrf } from './csrf.ts'
import type { Session } from './session-store.ts'
import { routeOf } from './shared-routes.ts'
import cors from '@fastify/cors'
import { stripQuery } from './strip-query.ts'
import { documentation } from './documentation.ts'
import { registerGracefulShutdown } from './graceful-shutdown.ts'
import { addSecurityHeaders } from './headers.ts'
import { logRequests } from './request-log.ts'
import type { RequestGate } from './server-factory.ts'
import { acceptEmptyJson, sendMessageCodes } from './server-options.ts'
import { sessions, type Accounts } from './session.ts'
import { isStorable } from '@kampana/engine-declare/text/storable'
import { memoize } from '../memoize.ts'

/** Registers what every request passes: headers, CORS, errors, the log. Call it before the first route. */
export const prepareServer = async (
  app: FastifyInstance,
  settings: EngineSettings,
  gate: RequestGate,
): Promise<void> => {
  addSecurityHeaders(app, settings)
  await answerOtherOrigins(app, settings)
  app.setErrorHandler(sendError)
  unknownRoutes(app)
  logRequests(app)
  acceptEmptyJson(app)
  registerGracefulShutdown(app, gate)
  documentation(app, settings)
}

/** Serves routes with a session. A request passes, in this order: cookies, session, CSRF, access; then its body is read. */
export const serveWithSessions = async (
  app: FastifyInstance,
  context: EngineContext,
  accounts: Accounts,
  serveRoutes: (api: FastifyInstance) => Promise<void>,
): Promise<void> => {
  await app.register(async (api) => {
    await api.register(cookies)
    sessions(api, context, accounts)
    csrf(api, context)
    guardAccess(api, context)
    sendMessageCodes(api)
    await serveRoutes(api)
  })
}

/** Paths that clients on other origins may call: the API and Laravel Sanctum's routes. */
const wire =
  /^\/(?:api\/|sanctum\/csrf-cookie$|log(?:in|out)$|register$|password\/|email\/|user\/confirm-password$)/
/** Headers that scripts of other origins may read. */
const exposedHeaders = ['Content-Range', 'ETag', 'Retry-After', 'X-RateLimit-Limit', 'X-RateLimit-Remaining']
/** Seconds for which browsers cache a preflight; Chromium's maximum. */
const maxAge = 7200

/** CORS for the origins in CORS_ORIGINS, with credentials. Without any, no CORS header is sent. */
const answerOtherOrigins = async (app: FastifyInstance, { corsOrigins }: EngineSettings): Promise<void> => {
  if (corsOrigins.length === 0) return
  const common = {
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    exposedHeaders,
    maxAge,
  }
  await app.register(cors, {
    delegator: ({ headers: { origin }, url }, answer) =>
      answer(null, {
        ...common,
        origin: isAllowed(corsOrigins, origin) && wire.test(stripQuery(url)) && origin,
      }),
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route with its schema, and its access if `prepare-server.ts` guards it. */
    routes: Route[]
  }
}

interface Route {
  method: string
  url: string
  access: Access | undefined
  schema: FastifySchema | undefined
}

/** Answers calls without a route: 405 if another method has one, otherwise 404. Register it before the routes. */
const unknownRoutes = (app: FastifyInstance): void => {
  const routes: Route[] = []
  app.decorate('routes', routes)
  app.addHook('onRoute', (route) => {
    if (route.url.includes('*')) return
    for (const { url, config, schema } of route.config?.sharedBy?.values() ?? [route])
      for (const method of [route.method].flat()) routes.push({ method, url, access: config?.access, schema })
  })
  const throwNoRoute = async ({ method, url }: FastifyRequest): Promise<never> => {
    const path = stripQuery(url)
    const matching = routes.filter((route) => patternOf(route).test(path))
    const supported = [...new Set(matching.flatMap((route) => withHead(route.method)))]
    if (supported.length === 0 || supported.includes(method))
      throw new HttpError(404, basicMessages.noSuchRoute(path))
    throw new HttpError(
      405,
      basicErrorMessages.methodNotSupported(method, path, supported),
      {},
      { allow: supported.join(', ') },
    )
  }
  // PostgreSQL fails on parameters that no database can store, such as a NUL.
  app.addHook('preValidation', ({ url, params }, _reply, done) => {
    if (!Object.values(Object(params)).every((value) => isStorable(String(value))))
      throw new HttpError(404, basicMessages.noSuchRoute(stripQuery(url)))
    done()
  })
  // Otherwise the site's wildcard route would answer unknown GETs of the API.
  app.all('/api/*', throwNoRoute)
  app.setNotFoundHandler(throwNoRoute)
}

/** A route with GET also allows HEAD. */
const withHead = (method: string): string[] => (method === 'GET' ? ['GET', 'HEAD'] : [method])

/** Created at the first call without a route. At the start, it would take a hundredth of it. */
const patternOf = memoize(({ url }: Route) => new RegExp(`^${url.replace(/:[^/]+/g, '[^/]+')}/?$`))

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** Allows an unsafe call while the session views the dashboard as a role. */
    whileViewing?: boolean
    /** Requires the password to have been entered within the last minutes, so that a stolen session doesn't suffice. */
    passwordConfirmed?: boolean
    /** Marks calls that the dashboard makes on its own, so that they don't extend the session. */
    unattended?: boolean
  }
}

/** Seconds for which an entered password, also at sign-in, confirms sensitive actions. */
const confirmationLasts = 10 * 60

/** Authorizes every call before its body is read. Throws at the start for a route without `config.access`. */
const guardAccess = (app: FastifyInstance, { now }: Pick<EngineContext, 'now'>): void => {
  app.addHook('onRoute', (route) => {
    for (const { config, url } of route.config?.sharedBy?.values() ?? [route])
      if (config?.access === undefined) throw new Error(`${String(route.method)} ${url} declares no access.`)
  })
  app.addHook('onRequest', (request, _reply, done) => {
    assertAccess(request.session, request.method, routeOf(request).config, now())
    done()
  })
}

/** Throws if a session may not make a call. */
const assertAccess = (
  session: Session | null,
  method: string,
  { access, whileViewing = isSafe(method), passwordConfirmed = false }: FastifyContextConfig,
  now: Date,
): void => {
  if (access === undefined || access === 'anyone') return
  if (!session) throw unauthenticated()
  if (session.viewedRole && !whileViewing)
    throw new HttpError(403, basicMessages.viewingRole(session.viewedRole.description))
  if (access === 'session') return
  assertPerson(session, access)
  if (passwordConfirmed && !isConfirmed(session, now))
    throw new HttpError(423, basicErrorMessages.confirmPassword)
}

/** Throws if a session's person is unverified, must set up two-step sign-in, or lacks the permission. */
const assertPerson = (session: Session, access: Exclude<Access, 'anyone' | 'session'>): void => {
  if (!session.verified) throw unverified()
  if (access === 'verified') return
  if (session.mustSetUpTwoStep) throw new HttpError(403, basicMessages.twoStepRequired)
  if (access !== 'signed in' && !access.some((name) => session.permissions.has(name)))
    throw forbidden(access[0])
}

const isConfirmed = ({ confirmedAt }: Session, now: Date): boolean =>
  now.getTime() - Date.parse(confirmedAt) < confirmationLasts * 1000
