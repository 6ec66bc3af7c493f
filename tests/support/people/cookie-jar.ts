/** A program's cookies for one origin. Received cookies are returned, and scripts can read them unless they are HttpOnly. */
export interface CookieJar {
  fetch: typeof globalThis.fetch
  /** `document.cookie`: every cookie that isn't HttpOnly. */
  readCookies: () => string
  set: (name: string, value: string) => void
  clear: () => void
}

export const createCookieJar = (): CookieJar => {
  const cookies = new Map<string, { value: string; httpOnly: boolean }>()
  const keep = (line: string): void => {
    const [pair = '', ...attributes] = line.split('; ')
    const at = pair.indexOf('=')
    cookies.set(pair.slice(0, at), { value: pair.slice(at + 1), httpOnly: attributes.includes('HttpOnly') })
  }
  const header = (readable: boolean): string =>
    [...cookies]
      .filter(([, { httpOnly }]) => !readable || !httpOnly)
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')

  return {
    fetch: async (input, init) => {
      const request = new Request(input, init)
      if (request.credentials === 'include') request.headers.set('cookie', header(false))
      const response = await fetch(request)
      for (const line of response.headers.getSetCookie()) keep(line)
      return response
    },
    readCookies: () => header(true),
    set: (name, value) => cookies.set(name, { value, httpOnly: false }),
    clear: () => cookies.clear(),
  }
}
