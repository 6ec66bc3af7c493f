import { ApiError } from './api-error.ts'
import type { UploadProgress, sendWithProgress } from './upload.ts'

/** What a call may say besides its path. */
export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Query parameters; those that are undefined are left out. */
  query?: Readonly<Record<string, string | number | undefined>>
  /** Sent as JSON, or as it is where it's a FormData. */
  body?: unknown
  headers?: Readonly<Record<string, string>>
  /**
   * What only somebody does who isn't signed in. Laravel's `guest` middleware redirects all others, also to a page that
   * would look like a success: then the session is ended, and the call made once more.
   */
  asGuest?: boolean
  /** Asks as a visitor does, without cookies, also where somebody is signed in. */
  asVisitor?: boolean | undefined
  signal?: AbortSignal | undefined
  /** Told of an upload's progress; in a browser the call then goes by XMLHttpRequest. */
  onProgress?: ((progress: UploadProgress) => void) | undefined
}

/** What came back from a call that succeeded: the parsed body, or undefined where there was none. */
export interface Reply {
  status: number
  headers: ReplyHeaders
  body: unknown
}
export type ReplyHeaders = Pick<Headers, 'get'>

export interface Client {
  /** Makes a call. Rejects with an `ApiError`, or with the signal's reason where it was aborted. */
  call: (path: string, options?: CallOptions) => Promise<Reply>
}

export interface ClientOptions {
  /** Where the API is, without a slash at the end; empty for this origin. */
  baseUrl?: string
  fetch?: typeof globalThis.fetch
  /** The cookies that scripts may read; read afresh before each call. */
  readCookies?: () => string
  /** How to send what its progress is to be told of; without it, it is sent like everything else. */
  upload?: typeof sendWithProgress
}

/**
 * A client of a Laravel Sanctum back end: credentials on every call unless told, the XSRF-TOKEN cookie fetched when it is
 * missing and echoed on every unsafe call, and one more try after a 419 with a fresh token.
 */
export const createClient = ({
  baseUrl = '',
  fetch = (...args) => globalThis.fetch(...args),
  readCookies = browserCookies,
  upload,
}: ClientOptions = {}): Client => {
  const send = async (
    path: string,
    options: CallOptions,
    token = csrfToken(readCookies()),
  ): Promise<Sent> => {
    const address = absolute(baseUrl, path, options.query)
    const request = new Request(address, init(options, token))
    try {
      const response =
        options.onProgress && upload && 'XMLHttpRequest' in globalThis
          ? await upload(request, options.body, options.onProgress)
          : await fetch(request)
      return { ok: response.ok, ...(await parsed(response)) }
    } catch (error) {
      if (options.signal?.aborted) throw error
      throw new ApiError(0, undefined, undefined, { cause: error })
    }
  }
  let renewal: Promise<Sent> | undefined
  /** Calls that start together share one token: each would get a session of its own, and the last one would count. */
  const renewToken = ({ signal }: CallOptions) => {
    renewal ??= send('/sanctum/csrf-cookie', {}).finally(() => (renewal = undefined))
    return signal ? Promise.race([renewal, abortOf(signal)]) : renewal
  }

  return {
    call: async (path, options = {}) => {
      const unsafe = options.method !== undefined && options.method !== 'GET'
      if (unsafe && csrfToken(readCookies()) === undefined) await renewToken(options)
      let reply = await send(path, options)
      if (reply.status === 419) {
        await renewToken(options)
        // Another host of the domain may have set one of the same name, which the browser might send first.
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
      if (options.asGuest && (isRedirect(reply) || reply.isForeign)) throw new ApiError(500, undefined)
      if (!ok) throw new ApiError(status, body, headers)
      return { status, headers, body }
    },
  }
}

interface Sent extends Reply {
  ok: boolean
  /** There was a body, and it isn't JSON: a page, most likely. */
  isForeign: boolean
}

/** A browser tells of a redirect that it doesn't follow only that it was one. */
const isRedirect = ({ status }: Reply): boolean => status === 0 || (status >= 300 && status < 400)

/**
 * The CSRF token among a document's cookies, decoded; undefined where there is none, or none that a header can
 * carry, so that a fresh one is fetched.
 */
export const csrfToken = (cookies: string): string | undefined => csrfTokens(cookies)[0]

/** All of them, where there are several of that name. */
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
const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })

const browserCookies = (): string => ('document' in globalThis ? document.cookie : '')

const init = (
  { method = 'GET', body, headers, asGuest = false, asVisitor = false, signal }: CallOptions,
  token: string | undefined,
): RequestInit => ({
  method,
  ...(asGuest && { redirect: 'manual' }),
  credentials: asVisitor ? 'omit' : 'include',
  headers: {
    accept: 'application/json',
    ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
    ...(method !== 'GET' && token !== undefined && { 'x-xsrf-token': token }),
    ...headers,
  },
  ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  ...(signal && { signal }),
})

const absolute = (baseUrl: string, path: string, query?: CallOptions['query']): string => {
  // The origin, since an address with a name and password in it can't be fetched.
  const origin = 'location' in globalThis ? globalThis.location.origin : 'http://localhost'
  return new URL(`${baseUrl}${withQuery(path, query)}`, origin).href
}

/** A path with its query, encoded. */
export const withQuery = (path: string, query: CallOptions['query'] = {}): string => {
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  )
  const search = new URLSearchParams(given).toString()
  return `${path}${search && `?${search}`}`
}

/** Error pages of proxies are HTML, and some replies have no body at all. */
const parsed = async (response: Response): Promise<Omit<Sent, 'ok'>> => {
  const { status, headers } = response
  const text = await response.text()
  try {
    return { status, headers, body: text === '' ? undefined : JSON.parse(text), isForeign: false }
  } catch {
    return { status, headers, body: undefined, isForeign: true }
  }
}
