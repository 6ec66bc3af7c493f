import { ApiError, type ReplyHeaders } from './api-error.ts'
import type { UploadProgress, sendWithProgress } from './upload.ts'
import { visitorAccept } from './visitor.ts'

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Query parameters; undefined ones are omitted. */
  query?: Readonly<Record<string, string | number | undefined>>
  /** A FormData, or a value sent as JSON. */
  body?: unknown
  headers?: Readonly<Record<string, string>>
  /**
   * For calls that only guests can make. Laravel's `guest` middleware redirects signed-in people, possibly to a page that
   * looks like a success. The client then ends the session and repeats the call.
   */
  asGuest?: boolean
  /** Requests visitors' content, even for signed-in people (visitor.ts). */
  asVisitor?: boolean | undefined
  signal?: AbortSignal | undefined
  /** Reports an upload's progress. Browsers then use XMLHttpRequest. */
  onProgress?: ((progress: UploadProgress) => void) | undefined
}

/** A successful reply. `body` is parsed; undefined if it is empty. */
export interface Reply {
  status: number
  headers: ReplyHeaders
  body: unknown
}

export interface Client {
  /** Makes a call. Rejects with an `ApiError`, or with the signal's reason if it is aborted. */
  call: (path: string, options?: CallOptions) => Promise<Reply>
}

export interface ClientOptions {
  /** Address of the API without a trailing slash; empty for this origin. */
  baseUrl?: string
  fetch?: typeof globalThis.fetch
  /** Returns `document.cookie`; called before each call. */
  readCookies?: () => string
  /** Sends calls with `onProgress`; without it, `fetch` does. */
  upload?: typeof sendWithProgress
  /** Called with every JSON body; returns its replacement. */
  readBody?: (body: unknown) => unknown
}

/**
 * Client of a Laravel Sanctum back end. It fetches a missing XSRF-TOKEN cookie, sends it as a header with every unsafe call,
 * and retries after a 419 with a new token.
 */
export const createClient = ({
  baseUrl = '',
  fetch = (...args) => globalThis.fetch(...args),
  readCookies = browserCookies,
  upload,
  readBody = (body) => body,
}: ClientOptions = {}): Client => {
  const send = async (
    path: string,
    options: CallOptions,
    token = readCsrfToken(readCookies()),
  ): Promise<Sent> => {
    const url = absoluteUrl(baseUrl, path, options.query)
    const request = new Request(url, requestInit(options, token))
    try {
      const response =
        options.onProgress && upload && 'XMLHttpRequest' in globalThis
          ? await upload(request, options.body, options.onProgress)
          : await fetch(request)
      const answer = await parseResponse(response)
      return { ok: response.ok, ...answer, body: readBody(answer.body) }
    } catch (error) {
      if (options.signal?.aborted) throw error
      throw new ApiError(0, undefined, undefined, { cause: error })
    }
  }
  let renewal: Promise<Sent> | undefined
  /** Concurrent calls share one renewal, because each would start a session and only the last one would be valid. */
  const renewToken = ({ signal }: CallOptions) => {
    renewal ??= send('/sanctum/csrf-cookie', {}).finally(() => (renewal = undefined))
    return signal ? Promise.race([renewal, rejectOnAbort(signal)]) : renewal
  }

  return {
    call: async (path, options = {}) => {
      const unsafe = options.method !== undefined && options.method !== 'GET'
      if (unsafe && readCsrfToken(readCookies()) === undefined) await renewToken(options)
      let reply = await send(path, options)
      if (reply.status === 419) {
        await renewToken(options)
        // Another host of the domain may have set a cookie with this name, so the client tries each.
        for (const token of csrfTokens(readCookies())) {
          reply = await send(path, options, token)
          if (reply.status !== 419) break
        }
      }
      if (options.asGuest && isRedirect(reply)) {
        await send('/logout', { method: 'POST' })
        reply = await send(path, options)
      }
      const { ok, status, headers, body } = reply
      if (options.asGuest && (isRedirect(reply) || reply.isInvalidJson)) throw new ApiError(500, undefined)
      if (!ok) throw new ApiError(status, body, headers)
      return { status, headers, body }
    },
  }
}

interface Sent extends Reply {
  ok: boolean
  /** True if the body isn't JSON, and probably a page. */
  isInvalidJson: boolean
}

/** With `redirect: 'manual'`, browsers hide the status of a redirect as 0. */
const isRedirect = ({ status }: Reply): boolean => status === 0 || (status >= 300 && status < 400)

/** Decoded CSRF token in a document's cookies; undefined if none fits into a header. */
export const readCsrfToken = (cookies: string): string | undefined => csrfTokens(cookies)[0]

/** All cookies with that name. */
const csrfTokens = (cookies: string): string[] =>
  [...cookies.matchAll(/(?:^|;\s*)XSRF-TOKEN=(?<value>[^;]+)/g)].flatMap(({ groups }) => {
    try {
      const token = decodeURIComponent(groups?.value ?? '')
      return /^[\u0021-\u007e]+$/.test(token) ? token : []
    } catch {
      return []
    }
  })

/** Never resolves; rejects with the signal's reason when it is aborted. */
const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })

const browserCookies = (): string => ('document' in globalThis ? document.cookie : '')

const requestInit = (
  { method = 'GET', body, headers, asGuest = false, asVisitor = false, signal }: CallOptions,
  token: string | undefined,
): RequestInit => ({
  method,
  ...(asGuest && { redirect: 'manual' }),
  credentials: 'include',
  headers: {
    accept: asVisitor ? visitorAccept : 'application/json',
    ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
    ...(method !== 'GET' && token !== undefined && { 'x-xsrf-token': token }),
    ...headers,
  },
  ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  ...(signal && { signal }),
})

const absoluteUrl = (baseUrl: string, path: string, query?: CallOptions['query']): string => {
  // The origin, because fetch rejects an address with a user name and password.
  const origin = 'location' in globalThis ? globalThis.location.origin : 'http://localhost'
  return new URL(`${baseUrl}${withQuery(path, query)}`, origin).href
}

/** A path with its encoded query. */
export const withQuery = (path: string, query: CallOptions['query'] = {}): string => {
  const entries = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  )
  const search = new URLSearchParams(entries).toString()
  return `${path}${search && `?${search}`}`
}

/** Error pages of proxies are HTML, and some replies have no body. */
const parseResponse = async (response: Response): Promise<Omit<Sent, 'ok'>> => {
  const { status, headers } = response
  const text = await response.text()
  try {
    return { status, headers, body: text === '' ? undefined : JSON.parse(text), isInvalidJson: false }
  } catch {
    return { status, headers, body: undefined, isInvalidJson: true }
  }
}
