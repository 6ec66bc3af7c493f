import cookies from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { sendError } from '../error.ts'
import type { EngineContext } from '../records/context/engine-context.ts'
import type { EngineSettings } from '../records/context/engine-settings.ts'
import { guardAccess } from './access.ts'
import { answerOtherOrigins } from './cross-origin.ts'
import { csrf } from './csrf.ts'
import { documentation } from './documentation.ts'
import { registerGracefulShutdown } from './graceful-shutdown.ts'
import { addSecurityHeaders } from './headers.ts'
import { logRequests } from './request-log.ts'
import type { RequestGate } from './server-factory.ts'
import { acceptEmptyJson, sendMessageCodes } from './server-options.ts'
import { sessions, type Accounts } from './session.ts'
import { unknownRoutes } from './unknown-route.ts'

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
