/** A browser's cookies for one website. */
interface PersonCookies {
  /** Stores the cookies of a reply, and deletes expired ones. */
  keep: (setCookie: readonly string[]) => void
  /** The request header, or undefined without cookies. */
  header: () => string | undefined
  /** A cookie's decoded value. */
  read: (name: string) => string | undefined
  clear: () => void
}

export const personCookies = (): PersonCookies => {
  const cookies = new Map<string, string>()
  return {
    keep: (setCookie) => {
      for (const line of setCookie) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (name === undefined || value === undefined) continue
        if (/;\s*max-age=(0|-\d+)(;|$)/i.test(line)) cookies.delete(name)
        else cookies.set(name, value)
      }
    },
    header: () =>
      cookies.size === 0 ? undefined : [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    read: (name) => {
      const value = cookies.get(name)
      return value === undefined ? undefined : decodeURIComponent(value)
    },
    clear: () => cookies.clear(),
  }
}
