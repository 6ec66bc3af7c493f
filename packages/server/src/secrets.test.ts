import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findKey, hashPassword, verifyPassword, readablePassword, signer, writeKey } from './secrets.ts'
import { hashToken, newToken, isSameSecret } from './tokens.ts'

test('secrets: a password fits its own hash and no other', async () => {
  const hash = await hashPassword('Bahay Kubo 1926')
  expect(hash).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
  expect(await verifyPassword(hash, 'Bahay Kubo 1926')).toBe(true)
  expect(await verifyPassword(hash, 'bahay kubo 1926')).toBe(false)
})

test('secrets: nobody signs in without an account, whatever the password', async () => {
  expect(await verifyPassword(undefined, '')).toBe(false)
})

test('secrets: a token is kept as something that can not be used in its place', () => {
  const token = newToken()
  expect(hashToken(token)).toMatch(/^[0-9a-f]{64}$/)
  expect(hashToken(token)).not.toContain(token)
  expect(newToken()).not.toBe(token)
})

test('secrets: a made-up password is long and has no letters that look alike', () => {
  expect(readablePassword()).toMatch(/^([a-hjkmnp-z2-9]{5}-){3}[a-hjkmnp-z2-9]{5}$/)
})

test('secrets: a signature holds for one key, one purpose and one text', () => {
  const sign = signer('a key of the college')
  expect(sign('csrf', 'x')).toBe(sign('csrf', 'x'))
  expect(
    new Set([sign('csrf', 'x'), sign('csrf', 'y'), sign('verify', 'x'), signer('another')('csrf', 'x')]).size,
  ).toBe(4)
})

test('secrets: of unequal length are unequal', () => {
  expect(isSameSecret('abc', 'abc')).toBe(true)
  expect(isSameSecret('abc', 'abcd')).toBe(false)
})

test('secrets: writes a new key for its owner alone, and nothing before', () => {
  const dataDir = join(folder(), 'data')
  const { key, isNew } = findKey({ appKey: undefined, dataDir })
  expect([isNew, existsSync(dataDir)]).toEqual([true, false])
  writeKey(dataDir, key)
  expect(findKey({ appKey: undefined, dataDir })).toEqual({ key, isNew: false })
  expect(statSync(join(dataDir, 'app.key')).mode & 0o777).toBe(0o600)
})

test('secrets: rejects half a key, as a full disk leaves one', () => {
  const dataDir = folder()
  writeFileSync(join(dataDir, 'app.key'), '')
  expect(() => findKey({ appKey: undefined, dataDir })).toThrow('is damaged')
})

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'kampana-key-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}
