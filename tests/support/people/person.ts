import type { buildApp } from '@kampana/server/app'
import { assertCodes, type Code } from './message-codes.ts'
import { personCookies } from './person-cookies.ts'
import { assertWords } from './reply-words.ts'

export type App = Awaited<ReturnType<typeof buildApp>>

/** The server's reply. `body` is undefined if the reply isn't JSON, regardless of its type. */
export interface Answer<Data = unknown> {
  status: number
  headers: Readonly<Record<string, string>>
  body: ReplyBody<Data>
  text: string
}

/** The parts of replies. A test reads only the parts of its call. */
interface ReplyBody<Data = unknown> extends Code {
  message: string
  errors: Record<string, string[]>
  codes: Record<string, Code[]>
  /** The missing permission of a 403. */
  permission: string
  data: Data
  links: Record<'first' | 'last' | 'prev' | 'next', string | null>
  meta: Record<'current_page' | 'last_page' | 'per_page' | 'total', number> &
    Record<'from' | 'to', number | null>
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD' | 'OPTIONS' | 'PATCH'
type Headers = Readonly<Record<string, string>>

/** A client that stores cookies and sends the CSRF token with unsafe calls, like the dashboard. */
export interface Person {
  get: <Data>(path: string, headers?: Headers) => Promise<Answer<Data>>
  post: <Data>(path: string, body?: unknown, headers?: Headers) => Promise<Answer<Data>>
  put: <Data>(path: string, body?: unknown, headers?: Headers) => Promise<Answer<Data>>
  delete: <Data>(path: string, body?: unknown, headers?: Headers) => Promise<Answer<Data>>
  /** Sends any call, with cookies and without a CSRF token. */
  send: <Data>(call: Call) => Promise<Answer<Data>>
  /** A cookie's decoded value. */
  cookie: (name: string) => string | undefined
  forgetCookies: () => void
}

export interface Call {
  method: Method
  path: string
  headers?: Headers
  /** Text and bytes are sent unchanged, a FormData as multipart, and other values as JSON. */
  body?: unknown
}

/** A visitor of the app, with an empty cookie jar. */
export const personAt = (app: App): Person => {
  const jar = personCookies()
  const send = async <Data>({ method, path, headers, body }: Call): Promise<Answer<Data>> => {
    const cookie = jar.header()
    const content = await contentOf(body)
    const response = await app.inject({
      method,
      url: path,
      headers: { accept: 'application/json', ...(cookie && { cookie }), ...content.headers, ...headers },
      ...(content.payload !== undefined && { payload: content.payload }),
    })
    jar.keep([response.headers['set-cookie'] ?? []].flat())
    const answer = parsed(response.body)
    assertCodes(answer)
    assertWords(path, answer)
    return {
      status: response.statusCode,
      headers: plain(response.headers),
      body: answer as ReplyBody<Data>,
      text: response.body,
    }
  }
  const unsafe =
    (method: Method) =>
    async <Data>(path: string, body?: unknown, headers?: Headers): Promise<Answer<Data>> => {
      if (jar.read('XSRF-TOKEN') === undefined) await send({ method: 'GET', path: '/sanctum/csrf-cookie' })
      return send({
        method,
        path,
        body,
        headers: { 'x-xsrf-token': jar.read('XSRF-TOKEN') ?? '', ...headers },
      })
    }
  return {
    get: (path, headers = {}) => send({ method: 'GET', path, headers }),
    post: unsafe('POST'),
    put: unsafe('PUT'),
    delete: unsafe('DELETE'),
    send,
    cookie: jar.read,
    forgetCookies: jar.clear,
  }
}

const contentOf = async (body: unknown): Promise<{ payload?: string | Buffer; headers?: Headers }> => {
  if (body === undefined) return {}
  if (typeof body === 'string' || Buffer.isBuffer(body)) return { payload: body }
  if (!(body instanceof FormData))
    return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const form = new Response(body)
  return {
    payload: Buffer.from(await form.arrayBuffer()),
    headers: { 'content-type': form.headers.get('content-type') ?? '' },
  }
}

const plain = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
