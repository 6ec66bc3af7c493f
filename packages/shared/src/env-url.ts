type Environment = Readonly<Record<string, string | undefined>>

/** Reads API_URL, the server's address for a front end on another host, without a trailing slash. */
export const readApiUrl = (env: Environment): string => {
  const apiUrl = readUrl(env, 'API_URL')
  if (apiUrl === undefined)
    throw new Error(
      'API_URL is not set. Set it to the address of the server, such as API_URL=https://api.college.edu.ph.',
    )
  return apiUrl
}

/** Reads an address from a variable, without a trailing slash; undefined if it isn't set. */
export const readUrl = (env: Environment, name: string): string | undefined => {
  const value = env[name]
  if (!value) return undefined
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`${name} must be a URL with http:// or https://, but is ${value}.`)
  return `${url.origin}${url.pathname}`.replace(/\/$/, '')
}
