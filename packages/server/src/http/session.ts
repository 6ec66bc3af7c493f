import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findSession, lifetimeOf, touchSession, type Session } from '../account/sign-in/session-store.ts'
import { unauthenticated } from '../error.ts'
import { isFullDisk } from '../db/failure.ts'
import type { AppContext } from '../app-context.ts'
import { newToken } from '../secrets.ts'
import { cookieNames } from './cookie-names.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person, or null. */
    session: Session | null
    /** The token in the session cookie; the CSRF token hangs on it. A visitor's token names no session. */
    sessionToken: string | null
  }
  interface FastifyReply {
    /** Gives the browser a session token, and the CSRF token that belongs to it. */
    giveToken: (token: string, options?: { remember: boolean }) => void
  }
}

/** The session of a call that the guard lets only signed-in people make. */
export const requireSession = ({ session }: Pick<FastifyRequest, 'session'>): Session => {
  if (!session) throw unauthenticated()
  return session
}

export const cacheControl = { visitor: 'no-cache, private', person: 'no-store, private' } as const

/** Finds the session of each call, and renews both cookies on each answer, as Sanctum does. */
export const sessions = (app: FastifyInstance, context: AppContext): void => {
  const { publicUrl, cookieDomain } = context.settings
  const names = cookieNames(context.settings)
  const secure = publicUrl.protocol === 'https:'
  const scope = { path: '/', ...(cookieDomain !== undefined && { domain: cookieDomain }) }
  app.decorateRequest('session', null)
  app.decorateRequest('sessionToken', null)
  app.decorateReply(
    'giveToken',
    function giveToken(this: FastifyReply, token, { remember } = { remember: false }) {
      const common = {
        ...scope,
        sameSite: 'lax',
        secure,
        maxAge: lifetimeOf(context.settings, remember),
      } as const
      this.request.sessionToken = token
      this.setCookie(names.session, token, { ...common, httpOnly: true })
      this.setCookie('XSRF-TOKEN', csrfTokenOf(context, token), common)
      // From before COOKIE_DOMAIN was set a browser may have this host's own, and would go on sending them first.
      if (cookieDomain !== undefined)
        for (const name of twiceIn(this.request, names.session)) this.clearCookie(name, { path: '/' })
    },
  )
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    // As Laravel says it: what a person gets depends on who they are.
    reply.header('cache-control', cacheControl.visitor)
    const { token, session } = await sessionIn(context, request.cookies)
    if (token === undefined) return
    request.session = session
    if (session) {
      // The next who sits at this computer finds nothing of it behind the Back button.
      reply.header('cache-control', cacheControl.person)
      await touchSession(context, session).catch(forgiveFullDisk)
    }
    reply.giveToken(token, { remember: session?.remember ?? false })
  })
  app.get(
    '/sanctum/csrf-cookie',
    {
      config: { access: 'anyone' },
      schema: { summary: 'Sets the session and XSRF-TOKEN cookies', tags: ['account'] },
    },
    async (request, reply) => {
      if (!request.sessionToken) reply.giveToken(newToken())
      return reply.code(204).send()
    },
  )
}

interface Found {
  token?: string
  session: Session | null
}
/**
 * The session that a request's cookies name. Under the name that versions before gave it, which another host of the domain
 * can set, only a session counts that was begun under it.
 */
const sessionIn = async (
  { db, settings, now }: AppContext,
  cookies: Readonly<Record<string, string | undefined>>,
): Promise<Found> => {
  const names = cookieNames(settings)
  const token = cookies[names.session]
  if (isToken(token)) return { token, session: await findSession(db, token, now()) }
  const former = names.formerSession && cookies[names.formerSession]
  if (!isToken(former)) return { session: null }
  const session = await findSession(db, former, now())
  return session && !session.hostOnly ? { token: former, session } : { session: null }
}
const isToken = (text: string | undefined): text is string =>
  text !== undefined && text !== '' && text.length <= 100

/** Whoever only reads needs no room. */
const forgiveFullDisk = (error: unknown): void => {
  if (!isFullDisk(error)) throw error
}

/** Which of our cookies a request carries twice. */
const twiceIn = ({ headers: { cookie = '' } }: FastifyRequest, session: string): string[] =>
  [session, 'XSRF-TOKEN'].filter((name) => cookie.split(`${name}=`).length > 2)

/** The CSRF token of a session token: derived, so nothing need be stored for visitors. */
export const csrfTokenOf = ({ sign }: Pick<AppContext, 'sign'>, sessionToken: string): string =>
  sign('csrf', sessionToken)
