import { describe, expect, test } from 'vitest'
import { readSettings, SettingsError } from './env.ts'

describe('settings', () => {
  test('without any, the server is a local one with a demo college in SQLite', () => {
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

  test('in production an empty database stays empty unless a demo is asked for', () => {
    expect(readSettings({ NODE_ENV: 'production' }).seed).toBe('none')
    expect(readSettings({ NODE_ENV: 'production', SEED: 'demo' }).seed).toBe('demo')
  })

  test('an empty variable counts as unset', () => {
    expect(readSettings({ PORT: '', PUBLIC_URL: '' }).port).toBe(3000)
  })

  test('PostgreSQL is chosen by its address', () => {
    const url = 'postgres://someone@127.0.0.1/college'
    expect(readSettings({ DATABASE_URL: url, DATABASE_TIMEOUT: '5' }).database).toEqual({
      kind: 'postgres',
      url,
      timeout: 5000,
    })
  })

  test('all faults are told together, each with the name of its setting', () => {
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

  test.for(['0', '1.5', 'long', '1000000'])('nothing can be kept for %s days', (days) => {
    for (const name of ['MESSAGES', 'LOGS', 'SESSIONS', 'TRASH'])
      expect(() => readSettings({ [`${name}_KEPT_DAYS`]: days })).toThrow(
        /^\w+_KEPT_DAYS must be (at least 1 day|a whole number of days|a number of days|at most 36500 days)\.$/,
      )
  })

  test.for(['10.0.0.0/99', '300.1.1.1', '::1/129', '10.0.0.0/8/8'])(
    '%s is no block of proxies',
    (TRUST_PROXY) => {
      expect(() => readSettings({ TRUST_PROXY })).toThrow(
        'TRUST_PROXY must be a comma-separated list of CIDR blocks',
      )
    },
  )

  test.for(['https://college.example/site', 'https://college.example/?x', 'https://me@college.example'])(
    'people can not type %s before every path',
    (PUBLIC_URL) => {
      expect(() => readSettings({ PUBLIC_URL })).toThrow('PUBLIC_URL must be an origin without a path')
    },
  )

  test('a server that listens on IPv6 alone has an address to show', () => {
    expect(readSettings({ HOST: '::1' }).publicUrl.href).toBe('http://[::1]:3000/')
  })

  test('who finds a hole is sent to the contact page, unless the college says where else', () => {
    const PUBLIC_URL = 'https://college.example'
    expect(readSettings({ PUBLIC_URL }).securityContact).toBe('https://college.example/contact-us')
    const SECURITY_CONTACT = 'mailto:security@college.example'
    expect(readSettings({ SECURITY_CONTACT }).securityContact).toBe(SECURITY_CONTACT)
    expect(() => readSettings({ SECURITY_CONTACT: 'security@college' })).toThrow('SECURITY_CONTACT')
  })

  test('a list of proxies is read from commas', () => {
    expect(readSettings({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1'])
  })

  test('other websites are told by their exact origins, and letters lead to this server’s own dashboard', () => {
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
  ])('%s is no origin', (CORS_ORIGINS) => {
    expect(() => readSettings({ CORS_ORIGINS })).toThrow(
      'CORS_ORIGINS must be a comma-separated list of origins',
    )
  })

  test.for(['other.example', 'lege.example', 'www.api.college.example'])(
    'cookies for %s would be refused by browsers',
    (COOKIE_DOMAIN) => {
      const settings = { PUBLIC_URL: 'https://api.college.example', COOKIE_DOMAIN }
      expect(() => readSettings(settings)).toThrow('COOKIE_DOMAIN must be the host of PUBLIC_URL')
    },
  )
})
