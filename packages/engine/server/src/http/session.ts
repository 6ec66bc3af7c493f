import '@fastify/cookie'
import { memoizeText } from '@kampana/engine-declare/text/memoize-text'
import { asksAsVisitor } from '@kampana/engine-declare/api/http/visitor'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { unauthenticated } from '../error.ts'
import { isFullDisk } from '../db/failure.ts'
import type { EngineContext } from '../records/context/engine-context.ts'
import { memoize } from '../memoize.ts'
import { sendEditHint } from './edit-hint.ts'
import { cookieNames, type CookieNames } from './cookie-names.ts'
import type { Session, SessionStore } from './session-store.ts'
import { routeOf } from './shared-routes.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person, or null. */
    session: Session | null
    /** Token of the session cookie, from which the CSRF token is derived. Visitors have one without a session. */
    sessionToken: string | null
  }
  interface FastifyReply {
    /** Sets the cookies of a session token and its CSRF token. */
    giveToken: (token: string, options?: { remember: boolean }) => void
    /** Clears the cookie that shows edit links on the site's pages. */
    withdrawEditHint: () => void
  }
}

/** Session of a call that only signed-in people can make (prepare-server.ts). */
export const requireSession = ({ session }: Pick<FastifyRequest, 'session'>): Session => {
  if (!session) throw unauthenticated()
  return session
}

export const cacheControl = { visitor: 'no-cache, private', person: 'no-store, private' } as const

/** Session store, and the permissions that let a person edit the site's pages; any of them suffices. */
export interface Accounts {
  store: SessionStore
  editors: readonly string[]
}

/**
 * Finds the session of each call, and renews both cookies in each reply, like Sanctum. Calls made as a visitor have no
 * session, whatever their cookies: the site's pages show staff what everybody sees, and don't extend sessions.
 */
export const sessions = (
  app: FastifyInstance,
  context: EngineContext,
  { store, editors }: Accounts,
): void => {
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
        maxAge: store.idleTimeout(remember),
      } as const
      this.request.sessionToken = token
      this.setCookie(names.session, token, { ...common, httpOnly: true })
      this.setCookie('XSRF-TOKEN', csrfToken(context, token), common)
      // A browser may still have this host's own cookies from before COOKIE_DOMAIN was set, and would send those first.
      if (cookieDomain !== undefined)
        for (const name of duplicateCookies(this.request, names.session))
          this.clearCookie(name, { path: '/' })
    },
  )
  app.decorateReply('withdrawEditHint', function withdrawEditHint(this: FastifyReply) {
    sendEditHint(this.request, this, false, scope)
  })
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    // Laravel's header: replies depend on the session.
    reply.header('cache-control', cacheControl.visitor)
    if (asksAsVisitor(request.headers.accept)) return
    const { token, session } = await findRequestSession(store, names, request.cookies)
    if (token === undefined) return
    request.session = session
    request.sessionToken = token
    if (session && routeOf(request).config.unattended) return
    sendEditHint(
      request,
      reply,
      editors.some((each) => session?.permissions.has(each)),
      {
        ...scope,
        sameSite: 'lax',
        secure,
        maxAge: store.idleTimeout(session?.remember ?? false),
      },
    )
    if (session) {
      // Leaves nothing behind the Back button for the next user of a shared computer.
      reply.header('cache-control', cacheControl.person)
      await store.touch(session).catch(forgiveFullDisk)
    }
    reply.giveToken(token, { remember: session?.remember ?? false })
  })
}

interface Found {
  token?: string
  session: Session | null
}
/**
 * Session of a request's cookies. Other hosts of the domain can set the former cookie name, so it is only valid for sessions
 * that began with it.
 */
const findRequestSession = async (
  { find }: SessionStore,
  names: CookieNames,
  cookies: Readonly<Record<string, string | undefined>>,
): Promise<Found> => {
  const token = cookies[names.session]
  if (isToken(token)) return { token, session: await find(token) }
  const former = names.formerSession && cookies[names.formerSession]
  if (!isToken(former)) return { session: null }
  const session = await find(former)
  return session && !session.hostOnly ? { token: former, session } : { session: null }
}
const isToken = (text: string | undefined): text is string =>
  text !== undefined && text !== '' && text.length <= 100

/** For `catch`: a full disk must not fail a call that only reads. */
const forgiveFullDisk = (error: unknown): void => {
  if (!isFullDisk(error)) throw error
}

/** Names of our cookies that a request contains twice. */
const duplicateCookies = ({ headers: { cookie = '' } }: FastifyRequest, session: string): string[] =>
  [session, 'XSRF-TOKEN'].filter((name) => cookie.split(`${name}=`).length > 2)

/** CSRF token of a session token, derived so that nothing is stored for visitors. */
export const csrfToken = (context: Pick<EngineContext, 'sign'>, sessionToken: string): string =>
  csrfTokens(context)(sessionToken)

/** Cached, because each reply contains its session's token. */
const csrfTokens = memoize(({ sign }: Pick<EngineContext, 'sign'>) =>
  memoizeText((sessionToken) => sign('csrf', sessionToken)),
)
