import { readUrl, readApiUrl } from '@kampana/shared/env-url'

/** Settings of a static export. */
export interface StaticExportOptions {
  /** URL of the server, without a trailing slash. */
  apiUrl: string
  /** Origin of the exported site. */
  siteUrl: string
  timeZone: string
}

/**
 * Reads API_URL, SITE_URL (by default the origin of API_URL) and TIME_ZONE. Throws an error for the operator if one of them is
 * missing or invalid.
 */
export const readOptions = (env: Readonly<Record<string, string | undefined>>): StaticExportOptions => {
  const apiUrl = readApiUrl(env)
  const siteUrl = new URL(readUrl(env, 'SITE_URL') ?? apiUrl)
  if (env['SITE_URL'] && siteUrl.pathname !== '/')
    throw new Error(
      `SITE_URL must be an origin such as https://www.college.edu.ph, but is ${env['SITE_URL']}.`,
    )
  return { apiUrl, siteUrl: siteUrl.origin, timeZone: readTimeZone(env) }
}

const readTimeZone = ({
  TIME_ZONE = 'Asia/Manila',
}: Readonly<Record<string, string | undefined>>): string => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE }).resolvedOptions().timeZone
  } catch {
    throw new Error(`TIME_ZONE must be a time zone such as Asia/Manila, but is ${TIME_ZONE}.`)
  }
}
