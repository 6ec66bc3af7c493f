type Environment = Readonly<Record<string, string | undefined>>

/** The address of the server that a front end on a host of its own is told of, without a slash at the end. Throws in plain words. */
export const readApiUrl = (env: Environment): string => {
  const apiUrl = readUrl(env, 'API_URL')
  if (apiUrl === undefined)
    throw new Error('API_URL says where the server is, and is missing: API_URL=https://api.college.edu.ph')
  return apiUrl
}

/** An address by its variable, without a slash at the end; undefined where none is given. Throws in plain words. */
export const readUrl = (env: Environment, name: string): string | undefined => {
  const given = env[name]
  if (!given) return undefined
  const url = URL.parse(given)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`${name} must be an address that begins with http:// or https://, and is ${given}.`)
  return `${url.origin}${url.pathname}`.replace(/\/$/, '')
}
