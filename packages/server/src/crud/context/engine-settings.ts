/** The settings that the engine reads. */
export interface EngineSettings {
  /** The origin that addresses in replies begin with. */
  publicUrl: URL
  /** Other origins that may call with credentials (CORS). */
  corsOrigins: readonly string[]
  /** The domain whose subdomains share the cookies; undefined: this host alone. */
  cookieDomain: string | undefined
  /** CIDR blocks of proxies whose `X-Forwarded-*` headers are trusted. */
  trustProxy: string[]
  timeZone: string
  /** Strict-Transport-Security: for this host, with its subdomains, or not at all. */
  hsts: 'on' | 'subdomains' | 'off'
  /** For how many days deleted records can be restored. */
  trashKeptDays: number
  /** For how many days log entries are stored. */
  logsKeptDays: number
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** Pages come from a development server with hot reload instead of from their builds. */
  development: boolean
}
