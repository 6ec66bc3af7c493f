import { isIPv6 } from 'node:net'
import { isAbsolute, join, resolve } from 'node:path'
import { z } from 'zod'
import { interpreted } from './interpreted-schema.ts'
import {
  isTimeZone,
  listed,
  isOrigin,
  isCidr,
  setting,
  amount,
  days,
  webAddress,
  originAddress,
} from './setting-kinds.ts'

/** Everything that can be set from outside, parsed once when the server starts. */
export interface Settings {
  port: number
  host: string
  /** The origin that people type; links in letters and canonical addresses begin with it. */
  publicUrl: URL
  /** Where letters lead who works at the dashboard: ours unless told. */
  dashboardUrl: URL
  /** Other websites whose pages may call with their visitors' cookies. */
  corsOrigins: readonly string[]
  /** The domain whose subdomains share the cookies; undefined means: this host alone. */
  cookieDomain: string | undefined
  dataDir: string
  /** `patience`: for how many milliseconds a connection that was asked may be silent; undefined means: for ever. */
  database: { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string; patience?: number }
  /** The key of signatures and CSRF tokens; undefined means: the one kept in `dataDir`. */
  appKey: string | undefined
  /** Keys that were in use before: they decrypt and check what they encrypted and signed, and make nothing new. */
  previousKeys: readonly string[]
  admin: { username: string; email: string; password: string | undefined }
  seed: 'demo' | 'none'
  /** Without a URL, letters are written as files. `contactTo` gets what visitors write. */
  mail: { url: string | undefined; from: string; contactTo: string }
  /** For how many days what visitors wrote is kept. */
  messagesKeptDays: number
  logsKeptDays: number
  /** For how many days a session is remembered that nobody uses, where 'Remember me' was ticked. */
  sessionsKeptDays: number
  /** For how many days what was deleted can come back. */
  trashKeptDays: number
  /** CIDR blocks whose `X-Forwarded-*` headers count. */
  trustProxy: string[]
  timeZone: string
  /** What browsers are told to ask by https only: this host, its subdomains too, or nothing. */
  hsts: 'on' | 'subdomains' | 'off'
  /** Where who finds a hole tells of it: a mailto: or https: address. The contact page unless told. */
  securityContact: string
  /** Who shows it may read /metrics; undefined means: nobody. */
  metricsToken: string | undefined
  /** Browsers keep class status, calendar and contacts for when there is no connection. */
  serviceWorker: boolean
  logLevel: (typeof logLevels)[number]
  /** Site and dashboard come from Vite with hot reload instead of from their builds. */
  development: boolean
  /** It serves the public: what is only convenient elsewhere is warned of. */
  production: boolean
}

/** Characters that a key of signatures has at least. */
export const leastKeyLength = 32

/** Settings that can't be used; the message names each fault on a line of its own. */
export class SettingsError extends Error {}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const environment = z.object({
  PORT: setting(
    z.coerce
      .number('must be a number')
      .int('must be a whole number')
      .min(0, 'must be 0 or more')
      .max(65_535, 'must be at most 65535')
      .default(3000),
  ),
  HOST: setting(z.string().default('127.0.0.1')),
  PUBLIC_URL: setting(originAddress.optional()),
  DASHBOARD_URL: setting(webAddress.optional()),
  CORS_ORIGINS: setting(z.string().default(''))
    .transform(listed)
    .refine(
      (list) => list.every(isOrigin),
      'must be a list of origins such as https://dashboard.college.edu.ph',
    ),
  COOKIE_DOMAIN: setting(
    z
      .string()
      .regex(/^\.?[a-z\d-]+(\.[a-z\d-]+)+$/i, 'must be a domain such as college.edu.ph')
      .optional(),
  ),
  DATA_DIR: setting(z.string().default('./data')),
  DATABASE_URL: setting(
    z
      .string()
      .regex(/^(postgres(ql)?:\/\/|sqlite:)/, 'must begin with postgres:// or sqlite:')
      .optional(),
  ),
  DATABASE_TIMEOUT: amount('second', 30, 3600),
  APP_KEY: setting(
    z.string().min(leastKeyLength, `must have at least ${leastKeyLength} characters`).optional(),
  ),
  APP_PREVIOUS_KEYS: setting(z.string().default(''))
    .transform(listed)
    .refine(
      (keys) => keys.every((key) => key.length >= leastKeyLength),
      `must be a list of keys of at least ${leastKeyLength} characters`,
    ),
  ADMIN_USERNAME: setting(z.string().max(60, 'must have at most 60 characters').default('admin')),
  ADMIN_EMAIL: setting(z.email('must be an e-mail address').default('admin@college.example')),
  ADMIN_PASSWORD: setting(
    z
      .string()
      .min(8, 'must have at least 8 characters')
      .max(128, 'must have at most 128 characters')
      .optional(),
  ),
  MAIL_URL: setting(
    z
      .string()
      .regex(/^smtps?:\/\/[^\s/]+/, 'must begin with smtp:// or smtps://')
      .optional(),
  ),
  MAIL_FROM: setting(
    z
      .string()
      .regex(/^[^\r\n]+$/, 'must be one line')
      .optional(),
  ),
  CONTACT_TO: setting(z.email('must be an e-mail address').optional()),
  MESSAGES_KEPT_DAYS: days(365),
  LOGS_KEPT_DAYS: days(1095),
  SESSIONS_KEPT_DAYS: days(30),
  TRASH_KEPT_DAYS: days(30),
  METRICS_TOKEN: setting(z.string().min(16, 'must have at least 16 characters').optional()),
  SEED: setting(z.enum(['demo', 'none'], 'must be demo or none').optional()),
  TRUST_PROXY: setting(z.string().default(''))
    .transform(listed)
    .refine((list) => list.every(isCidr), 'must be a list of CIDR blocks such as 10.0.0.0/8'),
  TIME_ZONE: setting(
    z.string().default('Asia/Manila').refine(isTimeZone, 'must be a time zone such as Asia/Manila'),
  ),
  HSTS: setting(z.enum(['on', 'subdomains', 'off'], 'must be on, subdomains or off').default('on')),
  SECURITY_CONTACT: setting(
    z
      .string()
      .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must begin with mailto: or https://')
      .optional(),
  ),
  SERVICE_WORKER: setting(z.enum(['on', 'off'], 'must be on or off').default('on')),
  LOG_LEVEL: setting(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info')),
  NODE_ENV: z.string().optional(),
  KAMPANA_DEV: z.string().optional(),
})

/** Reads the settings from environment variables (`.env.example` lists them). Throws one SettingsError for all faults. */
export const readSettings = (env: Readonly<Record<string, string | undefined>>): Settings => {
  const parsed = environment.safeParse(env, interpreted)
  if (!parsed.success)
    throw new SettingsError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'),
    )
  const given = parsed.data
  const dataDir = resolve(given.DATA_DIR)
  const publicUrl = new URL(given.PUBLIC_URL ?? `http://${shownHost(given.HOST)}:${given.PORT}`)
  return {
    port: given.PORT,
    host: given.HOST,
    publicUrl,
    dashboardUrl: new URL(given.DASHBOARD_URL ?? '/dashboard', publicUrl),
    corsOrigins: given.CORS_ORIGINS,
    cookieDomain: cookieDomainOf(given.COOKIE_DOMAIN, publicUrl),
    dataDir,
    database: databaseOf(given.DATABASE_URL, given.DATABASE_TIMEOUT, dataDir),
    appKey: given.APP_KEY,
    previousKeys: given.APP_PREVIOUS_KEYS,
    admin: { username: given.ADMIN_USERNAME, email: given.ADMIN_EMAIL, password: given.ADMIN_PASSWORD },
    seed: given.SEED ?? (given.NODE_ENV === 'production' ? 'none' : 'demo'),
    trustProxy: given.TRUST_PROXY,
    mail: {
      url: given.MAIL_URL,
      from: given.MAIL_FROM ?? `no-reply@${publicUrl.hostname}`,
      contactTo: given.CONTACT_TO ?? given.ADMIN_EMAIL,
    },
    messagesKeptDays: given.MESSAGES_KEPT_DAYS,
    logsKeptDays: given.LOGS_KEPT_DAYS,
    sessionsKeptDays: given.SESSIONS_KEPT_DAYS,
    trashKeptDays: given.TRASH_KEPT_DAYS,
    metricsToken: given.METRICS_TOKEN,
    timeZone: given.TIME_ZONE,
    serviceWorker: given.SERVICE_WORKER === 'on',
    logLevel: given.LOG_LEVEL,
    hsts: given.HSTS,
    securityContact: given.SECURITY_CONTACT ?? new URL('/contact-us', publicUrl).href,
    development: given.KAMPANA_DEV === '1',
    production: given.NODE_ENV === 'production',
  }
}

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(environment.shape)

/** A host as it stands in an address. */
const shownHost = (host: string): string => {
  if (['127.0.0.1', '0.0.0.0', '::'].includes(host)) return 'localhost'
  return isIPv6(host) ? `[${host}]` : host
}

/** Browsers refuse cookies for a domain that the server isn't in. */
const cookieDomainOf = (domain: string | undefined, { hostname }: URL): string | undefined => {
  const bare = domain?.replace(/^\./, '').toLowerCase()
  if (bare !== undefined && !`.${hostname}`.endsWith(`.${bare}`))
    throw new SettingsError(`COOKIE_DOMAIN must be the domain of PUBLIC_URL (${hostname}) or one above it.`)
  return bare
}

const databaseOf = (url: string | undefined, seconds: number, dataDir: string): Settings['database'] => {
  if (url === undefined) return { kind: 'sqlite', file: join(dataDir, 'kampana.sqlite') }
  if (!url.startsWith('sqlite:')) return { kind: 'postgres', url, patience: seconds * 1000 }
  const file = url.slice('sqlite:'.length)
  return { kind: 'sqlite', file: file === ':memory:' || isAbsolute(file) ? file : resolve(dataDir, file) }
}
