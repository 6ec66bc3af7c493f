import { administrator } from '../tests/support/people/accounts.ts'
import { personCookies } from '../tests/support/people/person-cookies.ts'
import { bodyOf } from '../tests/support/input/rich-text.ts'

/** HTTP client of a running product, with cookies. */
export interface Editor {
  /** Headers of each request: cookies, CSRF token and address. */
  headers: () => Record<string, string>
  call: (method: 'POST' | 'DELETE', path: string, body?: unknown) => Promise<Response>
}

/**
 * Creates a visitor without cookies. If the product trusts this machine as a proxy, `address` counts as the visitor's IP
 * address.
 */
export const createVisitor = async (origin: string, address = '198.51.100.7'): Promise<Editor> => {
  const jar = personCookies()
  const headers = (): Record<string, string> => ({
    cookie: jar.header() ?? '',
    'x-xsrf-token': jar.read('XSRF-TOKEN') ?? '',
    'x-forwarded-for': address,
  })
  const ask = async (path: string, init: RequestInit): Promise<Response> => {
    const answer = await fetch(origin + path, init)
    jar.keep(answer.headers.getSetCookie())
    return answer
  }
  await ask('/sanctum/csrf-cookie', {})
  return {
    headers,
    call: (method, path, body) => {
      if (body instanceof FormData) return ask(path, { method, headers: headers(), body })
      const json = { ...headers(), 'content-type': 'application/json' }
      return ask(path, { method, headers: json, body: JSON.stringify(body ?? {}) })
    },
  }
}

/** Signs the administrator in. */
export const signIn = async (origin: string, address?: string): Promise<Editor> => {
  const person = await createVisitor(origin, address)
  const { status } = await person.call('POST', '/login', administrator)
  if (status !== 200) throw new Error(`The administrator could not sign in: ${status}.`)
  return person
}

/** Announcement in an editor's request format. */
export const announcement = (title: string) => ({
  title,
  category: 'announcements',
  updates: bodyOf('Bring your report card and two photographs. '.repeat(8)),
})
