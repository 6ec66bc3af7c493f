import { describe, expect, test } from 'vitest'
import { readSettings, SettingsError } from './env.ts'

describe('settings', () => {
  test('defaults to a local server with a demo college in SQLite', () => {
    const settings = readSettings({ DATA_DIR: '/srv/kampana' })
    expect(settings).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      database: { kind: 'sqlite', file: '/srv/kampana/kampana.sqlite' },
      seed: 'demo',
      timeZone: 'Asia/Manila',
      trustProxy: [],
    })
    expect(settings.publicUrl.href).toBe('http://localhost:3000/')
  })

  test('leaves an empty database empty in production unless SEED requests a demo', () => {
    expect(readSettings({ NODE_ENV: 'production' }).seed).toBe('none')
    expect(readSettings({ NODE_ENV: 'production', SEED: 'demo' }).seed).toBe('demo')
  })

  test('treats an empty variable as unset', () => {
    expect(readSettings({ PORT: '', PUBLIC_URL: '' }).port).toBe(3000)
  })

  test('uses PostgreSQL if DATABASE_URL is set', () => {
    const url = 'postgres://someone@127.0.0.1/college'
    expect(readSettings({ DATABASE_URL: url, DATABASE_TIMEOUT: '5' }).database).toEqual({
      kind: 'postgres',
      url,
      timeout: 5000,
    })
  })

  test('reports all errors together, each with the name of its setting', () => {
    const read = () =>
      readSettings({
        PORT: 'eighty',
        TIME_ZONE: 'Asia/Atlantis',
        TRUST_PROXY: 'anyone',
        SEED: 'some',
        PUBLIC_URL: 'ftp://x',
        APP_KEY: 'short',
      })
    expect(read).toThrow(SettingsError)
    for (const name of ['PORT', 'TIME_ZONE', 'TRUST_PROXY', 'SEED', 'PUBLIC_URL', 'APP_KEY'])
      expect(read).toThrow(name)
  })

  test.for(['0', '1.5', 'long', '1000000'])('rejects a retention of %s days', (days) => {
    for (const name of ['MESSAGES', 'LOGS', 'SESSIONS', 'TRASH'])
      expect(() => readSettings({ [`${name}_KEPT_DAYS`]: days })).toThrow(
        /^\w+_KEPT_DAYS must be (at least 1 day|a whole number of days|a number of days|at most 36500 days)\.$/,
      )
  })

  test.for(['10.0.0.0/99', '300.1.1.1', '::1/129', '10.0.0.0/8/8'])(
    'rejects the proxy block %s',
    (TRUST_PROXY) => {
      expect(() => readSettings({ TRUST_PROXY })).toThrow(
        'TRUST_PROXY must be a comma-separated list of CIDR blocks',
      )
    },
  )

  test.for(['https://college.example/site', 'https://college.example/?x', 'https://me@college.example'])(
    'rejects %s as the public URL',
    (PUBLIC_URL) => {
      expect(() => readSettings({ PUBLIC_URL })).toThrow('PUBLIC_URL must be an origin without a path')
    },
  )

  test('formats an IPv6 host in the public URL', () => {
    expect(readSettings({ HOST: '::1' }).publicUrl.href).toBe('http://[::1]:3000/')
  })

  test('uses the contact page as the default security contact', () => {
    const PUBLIC_URL = 'https://college.example'
    expect(readSettings({ PUBLIC_URL }).securityContact).toBe('https://college.example/contact-us')
    const SECURITY_CONTACT = 'mailto:security@college.example'
    expect(readSettings({ SECURITY_CONTACT }).securityContact).toBe(SECURITY_CONTACT)
    expect(() => readSettings({ SECURITY_CONTACT: 'security@college' })).toThrow('SECURITY_CONTACT')
  })

  test('parses a comma-separated list of proxies', () => {
    expect(readSettings({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1'])
  })

  test('parses the exact origins of other websites and defaults to this server’s own dashboard', () => {
    const settings = readSettings({
      PUBLIC_URL: 'https://api.college.example',
      CORS_ORIGINS: 'https://dashboard.college.example, http://localhost:5173',
      COOKIE_DOMAIN: '.College.example',
    })
    expect(settings.corsOrigins).toEqual(['https://dashboard.college.example', 'http://localhost:5173'])
    expect(settings.cookieDomain).toBe('college.example')
    expect(settings.dashboardUrl.href).toBe('https://api.college.example/dashboard')
  })

  test.for([
    '*',
    'college.example',
    'https://college.example/',
    'https://*.college.example',
    'ftp://college.example',
  ])('rejects %s as an origin', (CORS_ORIGINS) => {
    expect(() => readSettings({ CORS_ORIGINS })).toThrow(
      'CORS_ORIGINS must be a comma-separated list of origins',
    )
  })

  test.for(['other.example', 'lege.example', 'www.api.college.example'])(
    'rejects the cookie domain %s, which browsers would reject',
    (COOKIE_DOMAIN) => {
      const settings = { PUBLIC_URL: 'https://api.college.example', COOKIE_DOMAIN }
      expect(() => readSettings(settings)).toThrow('COOKIE_DOMAIN must be the host of PUBLIC_URL')
    },
  )
})
