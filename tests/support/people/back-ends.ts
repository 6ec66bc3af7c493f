import { collegeDirectory } from '../../../scripts/college/directory.ts'
import { openDatabase } from '@kampana/server/db/open'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { administrator, password } from './accounts.ts'
import { startLaravel } from '../laravel/laravel.ts'
import { password as laravelPassword } from '../laravel/college.ts'
import type { Dialect } from '../laravel/dialects.ts'
import { mailServer } from './mailbox.ts'
import { startProduct } from '../server/product.ts'
import { freePort } from '../../../scripts/free-port.ts'
import { hire } from './staff.ts'

/** A server for the dashboard, with an account in each state. */
export interface BackEnd {
  /** Its origin, on a host beside the dashboard's. */
  url: string
  password: string
  /** Usernames. */
  people: Record<'administrator' | 'unverified' | 'inactive', string>
  addressOf: (username: string) => string
  /** The token of the last password reset e-mail. */
  resetToken: (email: string) => Promise<string>
  /** Rejects the next call, like `throttle:api` after sixty calls a minute. Only Laravel has such a limit. */
  refuseNext?: () => void
  /** Ends all sessions, as if they had expired. */
  endSessions: () => Promise<void>
  stop: () => Promise<unknown>
}

const cookieDomain = 'college.test'
const besides = (url: string): string => url.replace('localhost', `api.${cookieDomain}`)

/** Starts a Laravel version's API with CORS for the dashboard's origin. */
export const laravelBackEnd = async (dialect: Dialect, dashboard: string): Promise<BackEnd> => {
  const { url, college, sessions, next, close } = await startLaravel(dialect, {
    allowedOrigins: [dashboard],
    cookieDomain,
  })
  return {
    url: besides(url),
    password: laravelPassword,
    people: { administrator: 'ana', unverified: 'ben', inactive: 'carla' },
    addressOf: (username) => `${username}@example.com`,
    resetToken: async (email) => college.resetTokens.get(email) ?? 'no letter came',
    refuseNext: () =>
      void next.push({
        status: 429,
        body: { message: 'Too Many Attempts.' },
        headers: { 'retry-after': '1' },
      }),
    endSessions: async () => sessions.clear(),
    stop: close,
  }
}

/** Our own server, on another host than the dashboard. */
export const ownBackEnd = async (dashboard: string): Promise<BackEnd> => {
  const box = await mailServer()
  const dataDir = mkdtempSync(join(tmpdir(), 'kampana-apart-'))
  const database = { kind: 'sqlite', file: join(dataDir, 'college.sqlite') } as const
  const place = { database, collegeDir: collegeDirectory }
  const port = String(await freePort())
  const url = `http://api.${cookieDomain}:${port}`
  const product = await startProduct({
    PORT: port,
    SEED: 'none',
    DATABASE_URL: `sqlite:${database.file}`,
    MAIL_URL: box.url,
    PUBLIC_URL: url,
    CORS_ORIGINS: dashboard,
    COOKIE_DOMAIN: cookieDomain,
    DASHBOARD_URL: `${dashboard}/dashboard`,
    ADMIN_EMAIL: 'admin@college.example',
  })
  const resetToken = async (email: string): Promise<string> => {
    const { link } = await box.next(email)
    return new URL(link).searchParams.get('token') ?? resetToken(email)
  }
  return {
    url,
    password,
    people: {
      administrator: administrator.username,
      unverified: await hire(place, { verified: false }),
      inactive: await hire(place, { active: false }),
    },
    addressOf: (username) => `${username}@college.example`,
    resetToken,
    endSessions: async () => {
      const db = await openDatabase(place)
      await db.deleteFrom('sessions').execute()
      await db.destroy()
    },
    stop: async () => {
      await product.stop()
      await box.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
