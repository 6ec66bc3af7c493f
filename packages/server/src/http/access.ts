import { permissionName, type Action, type Resource } from '@kampana/shared/resource'
import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import { messages } from '@kampana/shared/messages/messages'
import { isSafe } from './csrf.ts'
import type { Session } from '../account/sign-in/session-store.ts'
import { forbidden, HttpError, unauthenticated, unverified } from '../error.ts'

/**
 * Who may call a route: anyone; any session, even of an unverified address; a verified person, even if they must still set
 * up two-step sign-in; a signed-in person; or one who holds one of the named permissions.
 */
export type Access = 'anyone' | 'session' | 'verified' | 'signed in' | readonly string[]

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** Whether an unsafe call is allowed to people who look at the dashboard as a role. */
    whileViewing?: boolean
  }
}

/** Access by an action's permission, or by anyone where the declaration makes the action public. */
export const actionAccess = (
  action: Action,
  resource: Pick<Resource, 'name' | 'public' | 'permission'>,
): Access => (resource.public.includes(action) ? 'anyone' : [permissionName(action, resource)])

/** Authorizes every call before its body is read. Throws at the start for a route without `config.access`. */
export const guardAccess = (app: FastifyInstance): void => {
  app.addHook('onRoute', ({ config, method, url }) => {
    if (config?.access === undefined) throw new Error(`${String(method)} ${url} doesn't say who may call it.`)
  })
  app.addHook('onRequest', async (request) =>
    assertAccess(request.session, request.method, request.routeOptions.config),
  )
}

/** Throws where a session may not make a call. A call that goes on, as an event stream, asks it again meanwhile. */
export const assertAccess = (
  session: Session | null,
  method: string,
  { access, whileViewing = isSafe(method) }: FastifyContextConfig,
): void => {
  if (access === undefined || access === 'anyone') return
  if (!session) throw unauthenticated()
  if (session.viewedRole && !whileViewing)
    throw new HttpError(403, messages.viewingRole(session.viewedRole.description))
  if (access === 'session') return
  if (!session.verified) throw unverified()
  if (access === 'verified') return
  if (session.mustSetUpTwoStep) throw new HttpError(403, messages.twoStepRequired)
  if (access !== 'signed in' && !access.some((name) => session.permissions.has(name)))
    throw forbidden(access[0])
}
