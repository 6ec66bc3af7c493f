import { mkdtempSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashPassword, loadOrCreateKey, verifyPassword, readablePassword, signer } from './secrets.ts'
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

test('secrets: the key is made once and only its owner can read it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-key-'))
  const key = loadOrCreateKey(folder)
  expect(loadOrCreateKey(folder)).toBe(key)
  expect(statSync(join(folder, 'app.key')).mode & 0o777).toBe(0o600)
})

test('secrets: a key that is there is read without writing anything: the disk may be full', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-key-'))
  loadOrCreateKey(folder)
  utimesSync(folder, 0, 0)
  loadOrCreateKey(folder)
  expect(statSync(folder).mtimeMs).toBe(0)
})

test('secrets: half a key, as a full disk leaves one, is no key', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kampana-key-'))
  writeFileSync(join(dataDir, 'app.key'), '')
  expect(() => loadOrCreateKey(dataDir)).toThrow('is damaged')
})
