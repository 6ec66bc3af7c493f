import { z } from 'zod'
import { isIP } from 'node:net'

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat
  } catch {
    return false
  }
}
const splitList = (list: string): string[] =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
const isOrigin = (text: string): boolean => /^https?:[^*]+$/.test(text) && URL.parse(text)?.origin === text
const isCidr = (text: string): boolean => {
  const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const max = { 4: 32, 6: 128 }[isIP(address)]
  return max !== undefined && Number(bits ?? 0) <= max
}
const emptyAsUndefined = (value: unknown): unknown => (value === '' ? undefined : value)
const setting = <T extends z.ZodType>(schema: T) => z.preprocess(emptyAsUndefined, schema)

const amount = (unit: 'day' | 'second', usual: number, max: number, least = 1) =>
  setting(
    z.coerce
      .number(`must be a number of ${unit}s`)
      .int(`must be a whole number of ${unit}s`)
      .min(least, `must be at least ${least} ${least === 1 ? unit : `${unit}s`}`)
      .max(max, `must be at most ${max} ${unit}s`)
      .default(usual),
  )
const days = (usual: number, least?: number) => amount('day', usual, 36_500, least)

const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be a URL with http:// or https://',
})

/** Rejects a path, since the product is served at the root of its host. */
const originAddress = webAddress.refine(
  (text) => URL.parse(text)?.href === `${URL.parse(text)?.origin}/`,
  'must be an origin without a path, such as https://www.college.edu.ph',
)

const origins = (example: string) =>
  setting(z.string().default(''))
    .transform(splitList)
    .refine((list) => list.every(isOrigin), `must be a comma-separated list of origins, such as ${example}`)

/** Minimum length of a key, in characters. */
export const minKeyLength = 32

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
/** Environment variables by name; `.env.example` explains them. */
export const environment = z.object({
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
  CORS_ORIGINS: origins('https://dashboard.college.edu.ph'),
  COOKIE_DOMAIN: setting(
    z
      .string()
      .regex(/^\.?[a-z\d-]+(\.[a-z\d-]+)+$/i, 'must be a domain such as college.edu.ph')
      .optional(),
  ),
  DATA_DIR: setting(z.string().default('./data')),
  COLLEGE_DIR: setting(z.string().optional()),
  DATABASE_URL: setting(
    z
      .string()
      .regex(/^(postgres(ql)?:\/\/|sqlite:)/, 'must start with postgres:// or sqlite:')
      .optional(),
  ),
  DATABASE_TIMEOUT: amount('second', 30, 3600),
  APP_KEY: setting(z.string().min(minKeyLength, `must have at least ${minKeyLength} characters`).optional()),
  APP_PREVIOUS_KEYS: setting(z.string().default(''))
    .transform(splitList)
    .refine(
      (keys) => keys.every((key) => key.length >= minKeyLength),
      `must be a comma-separated list of keys with at least ${minKeyLength} characters each`,
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
      .regex(/^smtps?:\/\/[^\s/]+/, 'must start with smtp:// or smtps://')
      .optional(),
  ),
  MAIL_FROM: setting(
    z
      .string()
      .regex(/^[^\r\n]+$/, 'must be one line')
      .optional(),
  ),
  MAIL_DKIM_KEY: setting(z.string().optional()),
  MAIL_DKIM_SELECTOR: setting(
    z
      .string()
      .regex(/^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/, 'must be a DNS name, such as kampana')
      .default('kampana'),
  ),
  MAIL_RETURN_PATH: setting(z.email('must be an e-mail address').optional()),
  MAIL_REPORTS_TOKEN: setting(z.string().min(16, 'must have at least 16 characters').optional()),
  MAIL_CONNECTIONS: setting(
    z.coerce
      .number('must be a number')
      .int('must be a whole number')
      .min(3, 'must be at least 3')
      .max(100, 'must be at most 100')
      .default(20),
  ),
  MAIL_PER_SECOND: setting(z.coerce.number('must be a number').positive('must be more than 0').optional()),
  MAIL_PER_DAY: setting(
    z.coerce.number('must be a number').int('must be a whole number').min(1, 'must be 1 or more').optional(),
  ),
  PUSH_SERVICES: origins('https://push.college.edu.ph'),
  PRIVATE_CHANNELS: origins('http://10.0.0.5:8080'),
  CONTACT_TO: setting(z.email('must be an e-mail address').optional()),
  MESSAGES_KEPT_DAYS: days(365),
  LOGS_KEPT_DAYS: days(1095),
  SESSIONS_KEPT_DAYS: days(30),
  TRASH_KEPT_DAYS: days(30),
  FIGURES_KEPT_DAYS: days(400, 0),
  METRICS_TOKEN: setting(z.string().min(16, 'must have at least 16 characters').optional()),
  SEED: setting(z.enum(['demo', 'none'], 'must be demo or none').optional()),
  TRUST_PROXY: setting(z.string().default(''))
    .transform(splitList)
    .refine(
      (list) => list.every(isCidr),
      'must be a comma-separated list of CIDR blocks, such as 10.0.0.0/8',
    ),
  TIME_ZONE: setting(
    z.string().default('Asia/Manila').refine(isTimeZone, 'must be a time zone such as Asia/Manila'),
  ),
  HSTS: setting(z.enum(['on', 'subdomains', 'off'], 'must be on, subdomains or off').default('on')),
  SECURITY_CONTACT: setting(
    z
      .string()
      .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must start with mailto: or https://')
      .optional(),
  ),
  SERVICE_WORKER: setting(z.enum(['on', 'off'], 'must be on or off').default('on')),
  LOG_LEVEL: setting(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info')),
  NODE_ENV: z.string().optional(),
  KAMPANA_DEV: z.string().optional(),
})
