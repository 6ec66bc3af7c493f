import { readUrl, readApiUrl } from '@kampana/shared/env-url'

/** The settings of a static export. */
export interface StaticExportOptions {
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
export const readOptions = (env: Readonly<Record<string, string | undefined>>): StaticExportOptions => {
  const apiUrl = readApiUrl(env)
  const siteUrl = new URL(readUrl(env, 'SITE_URL') ?? apiUrl)
  if (env['SITE_URL'] && siteUrl.pathname !== '/')
    throw new Error(`SITE_URL must be an origin, as https://www.college.edu.ph, and is ${env['SITE_URL']}.`)
  return { apiUrl, siteUrl: siteUrl.origin, timeZone: readTimeZone(env) }
}

const readTimeZone = ({
  TIME_ZONE = 'Asia/Manila',
}: Readonly<Record<string, string | undefined>>): string => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE }).resolvedOptions().timeZone
  } catch {
    throw new Error(`TIME_ZONE must be a time zone such as Asia/Manila, and is ${TIME_ZONE}.`)
  }
}
