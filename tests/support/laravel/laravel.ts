import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { refuse, Refusal, type Answer } from './answer.ts'
import { foundCollege, writtenElsewhere, type College } from './college.ts'
import { crossOrigin } from './cross-origin.ts'
import { mannersOf, type Dialect, type Manners } from './dialects.ts'
import { bodyOf } from './request.ts'
import { handle } from './routes.ts'
import { cookiesFor, findSession, tokenMatches, type Session, type Sessions } from './session.ts'

/** A Laravel back end in this process. */
export interface Laravel {
  /** Its origin: `http://localhost:{port}`. */
  url: string
  college: College
  sessions: Sessions
  /** Every received request, oldest first. */
  seen: Seen[]
  /** Replacement replies for the next requests, one each. Null closes the connection. */
  next: (Answer | null)[]
  close: () => Promise<void>
}
interface Seen {
  method: string
  path: string
  search: string
  headers: IncomingMessage['headers']
  input: Readonly<Record<string, unknown>>
}
interface LaravelOptions {
  /** Other origins that may send credentials, as in config/cors.php. */
  allowedOrigins?: readonly string[]
  /**
   * SESSION_DOMAIN: the domain whose subdomains share the cookies. Its `api` subdomain is then this server's host (APP_URL).
   */
  cookieDomain?: string
}

/**
 * Starts a server on a free port with the Laravel Sanctum API of one Laravel version. Every request counts as stateful,
 * because a program's fetch sends no Origin header for Sanctum.
 */
export const startLaravel = async (
  dialect: Dialect,
  { allowedOrigins = [], cookieDomain }: LaravelOptions = {},
): Promise<Laravel> => {
  const college = foundCollege()
  const sessions: Sessions = new Map()
  const laravel = { college, sessions, seen: [] as Seen[], next: [] as (Answer | null)[] }
  const manners = mannersOf[dialect]
  const server = createServer((request, response) => {
    for (const [name, value] of crossOrigin(request, allowedOrigins)) response.setHeader(name, value)
    if (request.method === 'OPTIONS') response.writeHead(204).end()
    else void respond({ ...laravel, cookieDomain }, manners, request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  if (manners.bodies === 'of many editors')
    writtenElsewhere(college, cookieDomain ? url.replace('localhost', `api.${cookieDomain}`) : url)
  return Object.assign(laravel, { url, close })
}

type Running = Pick<Laravel, 'college' | 'sessions' | 'seen' | 'next'> & {
  cookieDomain: string | undefined
}

const respond = async (
  laravel: Running,
  manners: Manners,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const { method = 'GET', headers } = request
  const url = new URL(request.url ?? '/', `http://${headers.host}`)
  const body = await bodyOf(request)
  laravel.seen.push({ method, path: url.pathname, search: url.search, headers, input: body.input })
  const instead = laravel.next.shift()
  if (instead === null) return void request.socket.destroy()
  const session = findSession(laravel.sessions, manners, headers.cookie ?? '')
  const { college, sessions } = laravel
  const asked = { method, url, id: '', ...body, manners, college, sessions, session }
  const answer = instead ?? answered(() => (checkToken(request, session), handle(asked)))
  const withToken = answer.status !== 419 || manners.renewsTokenOnMismatch
  response.setHeader('set-cookie', cookiesFor(manners, session, { withToken, domain: laravel.cookieDomain }))
  send(response, answer)
}

const checkToken = ({ method, headers }: IncomingMessage, session: Session): void => {
  if (method === 'GET' || method === 'HEAD') return
  const header = headers['x-xsrf-token']
  if (!tokenMatches(session, typeof header === 'string' ? header : undefined))
    refuse(419, 'CSRF token mismatch.')
}

/** Turns a thrown refusal into its reply. Any other error is a bug of this server, and the reply contains it. */
const answered = (call: () => Answer): Answer => {
  try {
    return call()
  } catch (error) {
    return error instanceof Refusal
      ? error.answer
      : { status: 500, body: { message: 'Server Error', exception: String(error) } }
  }
}

const send = (response: ServerResponse, { status, body, html, picture, headers }: Answer): void => {
  for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value)
  if (html !== undefined) response.setHeader('content-type', 'text/html; charset=UTF-8')
  else if (picture) response.setHeader('content-type', 'image/png')
  else if (body !== undefined) response.setHeader('content-type', 'application/json')
  response.writeHead(status).end(html ?? picture ?? (body === undefined ? undefined : JSON.stringify(body)))
}
