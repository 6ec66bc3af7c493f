import { expect, test } from 'vitest'
import { readSettings } from '../env.ts'
import { settingWarnings } from './setting-warnings.ts'

const warningsOf = (env: Record<string, string>): string[] => settingWarnings(readSettings(env), env)
const good = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://www.college.example',
  MAIL_URL: 'smtp://127.0.0.1',
  TRUST_PROXY: '127.0.0.1/32',
  SECURITY_CONTACT: 'mailto:security@college.example',
}

test('setting warnings: warns in production about missing mail and links to localhost', () => {
  expect(warningsOf({ NODE_ENV: 'production' })).toEqual([
    expect.stringContaining('MAIL_URL is not set'),
    expect.stringContaining('start with http://localhost:3000. Set PUBLIC_URL'),
    expect.stringContaining('SECURITY_CONTACT is not set'),
  ])
  expect(warningsOf({})).toEqual([])
  expect(warningsOf(good)).toEqual([])
})

test('setting warnings: warns about https without a trusted proxy', () => {
  expect(warningsOf({ ...good, TRUST_PROXY: '' })).toEqual([
    expect.stringContaining('TRUST_PROXY is not set'),
  ])
})

test.for([
  ['MAIL_ULR', 'MAIL_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['PUBLICURL', 'PUBLIC_URL'],
  ['POTR', 'PORT'],
  ['Trust_Proxy', 'TRUST_PROXY'],
] as const)('setting warnings: corrects %s to %s', ([name, meant]) => {
  expect(warningsOf({ [name]: 'x' })).toEqual([`Unknown setting ${name}. Did you mean ${meant}?`])
})

test.for(['PATH', 'HOME', 'HOSTNAME', 'SHELL', 'MAIL', 'TERM', 'LOGNAME', 'NODE_OPTIONS', 'PORTAL', 'TZ'])(
  'setting warnings: ignores %s',
  (name) => {
    expect(warningsOf({ [name]: 'x' })).toEqual([])
  },
)
