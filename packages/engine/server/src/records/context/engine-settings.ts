/** Settings that the engine reads. */
export interface EngineSettings {
  /** Origin of addresses in replies. */
  publicUrl: URL
  /** Other origins allowed to send credentials (CORS). */
  corsOrigins: readonly string[]
  /** Domain whose subdomains share the cookies; undefined for this host only. */
  cookieDomain: string | undefined
  /** CIDR blocks of proxies whose `X-Forwarded-*` headers are trusted. */
  trustProxy: string[]
  timeZone: string
  /** Strict-Transport-Security: for this host, for its subdomains too, or off. */
  hsts: 'on' | 'subdomains' | 'off'
  /** Number of days for which deleted records can be restored. */
  trashRetainedDays: number
  /** Number of days for which log entries are stored. */
  logsRetainedDays: number
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** Serves pages from a development server with hot reload instead of from builds. */
  development: boolean
}

/** Settings of a server without a proxy in front of it, at one origin. */
export const localSettings = (publicUrl: URL, timeZone: string): EngineSettings => ({
  publicUrl,
  corsOrigins: [],
  cookieDomain: undefined,
  trustProxy: [],
  timeZone,
  hsts: 'off',
  trashRetainedDays: 30,
  logsRetainedDays: 365,
  logLevel: 'warn',
  development: false,
})
