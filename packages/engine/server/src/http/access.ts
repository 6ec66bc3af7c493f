import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import type { Access } from '@kampana/engine-declare/calls/call'
import { basicErrorMessages } from '@kampana/engine-declare/messages/basic-error-messages'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import { isSafe } from './csrf.ts'
import type { EngineContext } from '../records/context/engine-context.ts'
import type { Session } from './session-store.ts'
import { forbidden, HttpError, unauthenticated, unverified } from '../error.ts'
import { routeOf } from './shared-routes.ts'

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
export const guardAccess = (app: FastifyInstance, { now }: Pick<EngineContext, 'now'>): void => {
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
