import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isIPv6 } from 'node:net'
import { isAbsolute, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { collegeDir } from '@kampana/shared/college-dir'
import { readChannels, type FaultyChannel, type PostChannel } from './alerts/channels/read-channels.ts'
import type { DatabaseSettings } from '@kampana/engine-server/db/connect'
import type { EngineSettings } from '@kampana/engine-server/records/context/engine-settings'
import { isFolder } from '@kampana/engine-server/folder'
import { interpreted } from './interpreted-schema.ts'
import { environment } from './settings/environment.ts'

/** Settings, parsed from environment variables once on startup. */
export interface Settings extends EngineSettings {
  port: number
  host: string
  /** Origin of the site. Links in e-mails and canonical addresses begin with it. */
  publicUrl: URL
  /** Dashboard that e-mails link to; by default our own. */
  dashboardUrl: URL
  dataDir: string
  /** Folder of the college's content: its own, or the sample. */
  collegeDir: string
  /** Path of the college's own folder, which may not exist: COLLEGE_DIR, or DATA_DIR/college, where a restore writes it. */
  ownCollegeDir: string
  /** Folder of the last version in which pages were files, for drafts that show values of its data files. */
  formerFolder: string | undefined
  database: DatabaseSettings
  /** Key of signatures, CSRF tokens and encryption; if undefined, the key in `dataDir` is used. */
  appKey: string | undefined
  /** Former keys, only used to decrypt and verify. */
  previousKeys: readonly string[]
  admin: { username: string; email: string; password: string | undefined }
  seed: 'demo' | 'none'
  /** Without a URL, e-mails are written to files. `contactTo` receives visitors' messages. */
  mail: {
    url: string | undefined
    from: string
    contactTo: string
    /** Private key (PEM) for DKIM signatures of e-mails and its name in DNS; undefined if the relay signs them. */
    dkim: { key: string; selector: string } | undefined
    /** Return path of alert e-mails; by default `from`. */
    returnPath: string | undefined
    /** Bearer token of the program that submits delivery reports; if undefined, the route doesn't exist. */
    reportsToken: string | undefined
    /** Maximum number of connections to the mail server per node. */
    connections: number
    /** Maximum number of alert e-mails per second and node, and per day in total; undefined if unlimited. */
    perSecond: number | undefined
    perDay: number | undefined
  }
  /** Origins of push services, in addition to those of known browsers. */
  pushServices: readonly string[]
  /** Channels of notices: the files of `channels/`, and the origins in the college's own network that they may use. */
  channels: readonly PostChannel[]
  faultyChannels: readonly FaultyChannel[]
  privateChannels: readonly string[]
  /** Retention of visitors' messages, in days. */
  messagesRetainedDays: number
  logsRetainedDays: number
  /** Idle timeout of sessions with 'Remember me', in days. */
  sessionsRetainedDays: number
  /** Retention of statistics, in days; 0 if nothing is counted. */
  statisticsRetainedDays: number
  /** Contact for vulnerability reports, a mailto: or https: URL; by default the contact page. */
  securityContact: string
  /** Bearer token for /metrics; if undefined, the route doesn't exist. */
  metricsToken: string | undefined
  /** True if browsers store class status, calendar and contacts for offline use. */
  serviceWorker: boolean
  /** True if the server is public; settings that only suit a trial then cause warnings. */
  production: boolean
}

/** Invalid settings; the message lists each error on its own line. */
export class SettingsError extends Error {}

/** Reads the settings from environment variables (`.env.example` lists them). Throws one SettingsError for all errors. */
export const readSettings = (
  env: Readonly<Record<string, string | undefined>>,
  args: readonly string[] = [],
): Settings => {
  const parsed = environment.safeParse(env, interpreted)
  if (!parsed.success)
    throw new SettingsError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'),
    )
  const values = parsed.data
  const dataDir = resolve(values.DATA_DIR)
  const dirs = collegeDirs(dataDir, values.COLLEGE_DIR)
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://${urlHost(values.HOST)}:${values.PORT}`)
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    dashboardUrl: new URL(values.DASHBOARD_URL ?? '/dashboard', publicUrl),
    corsOrigins: values.CORS_ORIGINS,
    cookieDomain: parseCookieDomain(values.COOKIE_DOMAIN, publicUrl),
    dataDir,
    ...dirs,
    formerFolder: readFormerFolder(args),
    database: parseDatabase(values.DATABASE_URL, values.DATABASE_TIMEOUT, dataDir),
    appKey: values.APP_KEY,
    previousKeys: values.APP_PREVIOUS_KEYS,
    admin: { username: values.ADMIN_USERNAME, email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD },
    seed: values.SEED ?? (values.NODE_ENV === 'production' ? 'none' : 'demo'),
    trustProxy: values.TRUST_PROXY,
    mail: {
      url: values.MAIL_URL,
      from: values.MAIL_FROM ?? `no-reply@${publicUrl.hostname}`,
      contactTo: values.CONTACT_TO ?? values.ADMIN_EMAIL,
      dkim: readDkim(values.MAIL_DKIM_KEY, values.MAIL_DKIM_SELECTOR),
      returnPath: values.MAIL_RETURN_PATH,
      reportsToken: values.MAIL_REPORTS_TOKEN,
      connections: values.MAIL_CONNECTIONS,
      perSecond: values.MAIL_PER_SECOND,
      perDay: values.MAIL_PER_DAY,
    },
    pushServices: values.PUSH_SERVICES,
    ...readChannels(dirs.collegeDir, env, values.PRIVATE_CHANNELS),
    privateChannels: values.PRIVATE_CHANNELS,
    messagesRetainedDays: values.MESSAGES_KEPT_DAYS,
    logsRetainedDays: values.LOGS_KEPT_DAYS,
    sessionsRetainedDays: values.SESSIONS_KEPT_DAYS,
    trashRetainedDays: values.TRASH_KEPT_DAYS,
    statisticsRetainedDays: values.FIGURES_KEPT_DAYS,
    metricsToken: values.METRICS_TOKEN,
    timeZone: values.TIME_ZONE,
    serviceWorker: values.SERVICE_WORKER === 'on',
    logLevel: values.LOG_LEVEL,
    hsts: values.HSTS,
    securityContact: values.SECURITY_CONTACT ?? new URL('/contact-us', publicUrl).href,
    development: values.KAMPANA_DEV === '1',
    production: values.NODE_ENV === 'production',
  }
}

/** Reads `--former-folder DIR`. Throws unless it is a folder with pages. */
const readFormerFolder = (args: readonly string[]): string | undefined => {
  const { values } = parseArgs({
    args: [...args],
    options: { 'former-folder': { type: 'string' } },
    strict: false,
    allowPositionals: true,
  })
  const named = values['former-folder']
  if (named === undefined) return undefined
  const folder = resolve(String(named))
  if (typeof named === 'string' && isFolder(join(folder, 'pages'))) return folder
  throw new SettingsError(`--former-folder must be the COLLEGE_DIR of 0.3.1. ${String(named)} has no pages/.`)
}

const collegeDirs = (dataDir: string, named: string | undefined) => {
  const storedFolder = join(dataDir, 'college')
  const own = named ?? (isFolder(storedFolder) ? storedFolder : undefined)
  const dir = collegeDir(join(import.meta.dirname, '../../..'), { COLLEGE_DIR: own })
  return { collegeDir: dir, ownCollegeDir: named === undefined ? storedFolder : dir }
}

/** Reads the DKIM key from its file. Throws if the file contains no key. */
const readDkim = (file: string | undefined, selector: string): Settings['mail']['dkim'] => {
  if (file === undefined) return undefined
  try {
    const key = readFileSync(file, 'utf8')
    createPrivateKey(key)
    return { key, selector }
  } catch {
    throw new SettingsError(
      `MAIL_DKIM_KEY must be a file with a private key in PEM format. ${file} is not readable or has no key.`,
    )
  }
}

/** Names of all settings. */
export const settingNames: readonly string[] = Object.keys(environment.shape)

/** Host in the syntax of a URL. */
const urlHost = (host: string): string => {
  if (['127.0.0.1', '0.0.0.0', '::'].includes(host)) return 'localhost'
  return isIPv6(host) ? `[${host}]` : host
}

/** Throws for a domain that doesn't contain the server, since browsers would reject its cookies. */
const parseCookieDomain = (domain: string | undefined, { hostname }: URL): string | undefined => {
  const bare = domain?.replace(/^\./, '').toLowerCase()
  if (bare !== undefined && !`.${hostname}`.endsWith(`.${bare}`))
    throw new SettingsError(
      `COOKIE_DOMAIN must be the host of PUBLIC_URL (${hostname}) or one of its parent domains.`,
    )
  return bare
}

const parseDatabase = (url: string | undefined, seconds: number, dataDir: string): Settings['database'] => {
  if (url === undefined) return { kind: 'sqlite', file: join(dataDir, 'kampana.sqlite') }
  if (!url.startsWith('sqlite:')) return { kind: 'postgres', url, timeout: seconds * 1000 }
  const file = url.slice('sqlite:'.length)
  return { kind: 'sqlite', file: file === ':memory:' || isAbsolute(file) ? file : resolve(dataDir, file) }
}
