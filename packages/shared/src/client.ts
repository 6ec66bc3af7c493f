import { ApiError } from './api-error.ts'
import { sendWithProgress, type Progress } from './upload.ts'

/** What a call may say besides its path. */
export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Query parameters; those that are undefined are left out. */
  query?: Readonly<Record<string, string | number | undefined>>
  /** Sent as JSON, or as it is where it's a FormData. */
  body?: unknown
  headers?: Readonly<Record<string, string>>
  signal?: AbortSignal | undefined
  /** Told of an upload's progress; in a browser the call then goes by XMLHttpRequest. */
  onProgress?: ((progress: Progress) => void) | undefined
}

/** What came back from a call that succeeded: the parsed body, or undefined where there was none. */
export interface Reply {
  status: number
  headers: Headers
  body: unknown
}

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
}

/**
 * A client of a Laravel Sanctum back end: credentials on every call, the XSRF-TOKEN cookie fetched when it is
 * missing and echoed on every unsafe call, and one more try after a 419 with a fresh token.
 */
export const createClient = ({
  baseUrl = '',
  fetch = (...args) => globalThis.fetch(...args),
  readCookies = browserCookies,
}: ClientOptions = {}): Client => {
  const send = async (path: string, options: CallOptions): Promise<Response> => {
    const request = new Request(
      absolute(baseUrl, path, options.query),
      init(options, csrfToken(readCookies())),
    )
    try {
      return options.onProgress && 'XMLHttpRequest' in globalThis
        ? await sendWithProgress(request, options.body, options.onProgress)
        : await fetch(request)
    } catch (error) {
      if (options.signal?.aborted) throw error
      throw new ApiError(0, undefined)
    }
  }
  const renewToken = () => send('/sanctum/csrf-cookie', {})

  return {
    call: async (path, options = {}) => {
      const unsafe = options.method !== undefined && options.method !== 'GET'
      if (unsafe && csrfToken(readCookies()) === undefined) await renewToken()
      let response = await send(path, options)
      if (response.status === 419) {
        await renewToken()
        response = await send(path, options)
      }
      const body = await parsed(response)
      if (!response.ok) throw new ApiError(response.status, body, response.headers)
      return { status: response.status, headers: response.headers, body }
    },
  }
}

/** The CSRF token among a document's cookies, decoded; undefined where there is none. */
export const csrfToken = (cookies: string): string | undefined => {
  const value = /(?:^|;\s*)XSRF-TOKEN=(?<value>[^;]+)/.exec(cookies)?.groups?.value
  return value === undefined ? undefined : decodeURIComponent(value)
}

const browserCookies = (): string => ('document' in globalThis ? document.cookie : '')

const init = (
  { method = 'GET', body, headers, signal }: CallOptions,
  token: string | undefined,
): RequestInit => ({
  method,
  credentials: 'include',
  headers: {
    accept: 'application/json',
    ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
    ...(method !== 'GET' && token !== undefined && { 'x-xsrf-token': token }),
    ...headers,
  },
  ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  ...(signal && { signal }),
})

const absolute = (baseUrl: string, path: string, query: CallOptions['query'] = {}): string => {
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  )
  const search = new URLSearchParams(given).toString()
  const address = `${baseUrl}${path}${search && `?${search}`}`
  return 'location' in globalThis
    ? new URL(address, globalThis.location.href).href
    : new URL(address, 'http://localhost').href
}

/** Error pages of proxies are HTML, and some replies have no body at all. */
const parsed = async (response: Response): Promise<unknown> => {
  const body = await response.text()
  try {
    return body === '' ? undefined : JSON.parse(body)
  } catch {
    return undefined
  }
}
