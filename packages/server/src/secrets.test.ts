import { mkdtempSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  hashToken,
  hashPassword,
  keyIn,
  newToken,
  passwordFits,
  readablePassword,
  sameSecret,
  signer,
} from './secrets.ts'

test('a password fits its own hash and no other', async () => {
  const hash = await hashPassword('Bahay Kubo 1926')
  expect(hash).toContain('$argon2id$')
  expect(await passwordFits(hash, 'Bahay Kubo 1926')).toBe(true)
  expect(await passwordFits(hash, 'bahay kubo 1926')).toBe(false)
})

test('nobody signs in without an account, whatever the password', async () => {
  expect(await passwordFits(undefined, '')).toBe(false)
})

test('a token is kept as something that can not be used in its place', () => {
  const token = newToken()
  expect(hashToken(token)).toMatch(/^[0-9a-f]{64}$/)
  expect(hashToken(token)).not.toContain(token)
  expect(newToken()).not.toBe(token)
})

test('a made-up password is long and has no letters that look alike', () => {
  expect(readablePassword()).toMatch(/^([a-hjkmnp-z2-9]{5}-){3}[a-hjkmnp-z2-9]{5}$/)
})

test('a signature holds for one key, one purpose and one text', () => {
  const sign = signer('a key of the college')
  expect(sign('csrf', 'x')).toBe(sign('csrf', 'x'))
  expect(
    new Set([sign('csrf', 'x'), sign('csrf', 'y'), sign('verify', 'x'), signer('another')('csrf', 'x')]).size,
  ).toBe(4)
})

test('secrets of unequal length are unequal', () => {
  expect(sameSecret('abc', 'abc')).toBe(true)
  expect(sameSecret('abc', 'abcd')).toBe(false)
})

test('the key is made once and only its owner can read it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-key-'))
  const key = keyIn(folder)
  expect(keyIn(folder)).toBe(key)
  expect(statSync(join(folder, 'app.key')).mode & 0o777).toBe(0o600)
})

test('a key that is there is read without writing anything: the disk may be full', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-key-'))
  keyIn(folder)
  utimesSync(folder, 0, 0)
  keyIn(folder)
  expect(statSync(folder).mtimeMs).toBe(0)
})

test('half a key, as a full disk leaves one, is no key', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kampana-key-'))
  writeFileSync(join(dataDir, 'app.key'), '')
  expect(() => keyIn(dataDir)).toThrow('is damaged')
})
