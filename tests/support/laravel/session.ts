import { randomBytes } from 'node:crypto'
import type { Manners } from './dialects.ts'

export interface Session {
  id: string
  token: string
  userId: number | undefined
  remembered: boolean
}
export type Sessions = Map<string, Session>

/** The session of a request's cookies, or a new one. */
export const findSession = (sessions: Sessions, manners: Manners, cookies: string): Session =>
  sessions.get(sealed(cookieIn(cookies, manners.sessionCookie))) ?? startSession(sessions)

/** Replaces id and token at login and logout, which invalidates the old session. */
export const rotate = (sessions: Sessions, session: Session, userId: number | undefined): void => {
  sessions.delete(session.id)
  Object.assign(session, { id: secret(), token: secret(), userId, remembered: false })
  sessions.set(session.id, session)
}

/** Sets both cookies. Laravel encrypts them, so the values differ in every reply of the same session. */
export const cookiesFor = (
  { sessionCookie }: Manners,
  { id, token }: Session,
  { withToken = true, domain }: { withToken?: boolean; domain?: string | undefined } = {},
): string[] => {
  const shared = `Path=/; Max-Age=7200; SameSite=Lax${domain === undefined ? '' : `; Domain=${domain}`}`
  return [
    ...(withToken ? [`XSRF-TOKEN=${encodeURIComponent(seal(token))}; ${shared}`] : []),
    `${sessionCookie}=${encodeURIComponent(seal(id))}; ${shared}; HttpOnly`,
  ]
}

/** Reports if an unsafe request carries the session's token, encrypted as in the cookie. */
export const tokenMatches = ({ token }: Session, header: string | undefined): boolean =>
  header !== undefined && sealed(header) === token

const startSession = (sessions: Sessions): Session => {
  const session = { id: secret(), token: secret(), userId: undefined, remembered: false }
  sessions.set(session.id, session)
  return session
}

const secret = (): string => randomBytes(20).toString('hex')

/** Replaces Laravel's encryption: a different text each time, ending with `=` like base64. */
const seal = (value: string): string =>
  `${Buffer.from(JSON.stringify({ iv: secret().slice(0, 16), value }))
    .toString('base64')
    .replaceAll('=', '')}==`

const sealed = (value: string | undefined): string => {
  try {
    const opened: unknown = JSON.parse(Buffer.from(value ?? '', 'base64').toString())
    return String((opened as { value?: unknown }).value)
  } catch {
    return ''
  }
}

const cookieIn = (cookies: string, name: string): string | undefined => {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return pair && decodeURIComponent(pair.slice(name.length + 1))
}
