/** What a site that stands on a host of its own is told from outside. */
export interface Told {
  /** Where the server is, without a slash at the end. */
  apiUrl: string
  /** The origin at which the site will be found. */
  siteUrl: string
  timeZone: string
}

/**
 * Reads API_URL, SITE_URL where the site will be found at an origin of its own, and TIME_ZONE. Throws in plain words where
 * one of them is missing or can't be used.
 */
export const toldIn = (env: Readonly<Record<string, string | undefined>>): Told => {
  const apiUrl = addressIn(env, 'API_URL')
  if (apiUrl === undefined)
    throw new Error('API_URL says where the server is, and is missing: API_URL=https://api.college.edu.ph')
  const siteUrl = new URL(addressIn(env, 'SITE_URL') ?? apiUrl)
  if (env['SITE_URL'] && siteUrl.pathname !== '/')
    throw new Error(`SITE_URL must be an origin, as https://www.college.edu.ph, and is ${env['SITE_URL']}.`)
  return { apiUrl, siteUrl: siteUrl.origin, timeZone: timeZoneIn(env) }
}

const addressIn = (env: Readonly<Record<string, string | undefined>>, name: string): string | undefined => {
  const given = env[name]
  if (!given) return undefined
  const url = URL.parse(given)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`${name} must be an address that begins with http:// or https://, and is ${given}.`)
  return `${url.origin}${url.pathname}`.replace(/\/$/, '')
}

const timeZoneIn = ({ TIME_ZONE = 'Asia/Manila' }: Readonly<Record<string, string | undefined>>): string => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE }).resolvedOptions().timeZone
  } catch {
    throw new Error(`TIME_ZONE must be a time zone such as Asia/Manila, and is ${TIME_ZONE}.`)
  }
}
