import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findKey, hashPassword, verifyPassword, readablePassword, signer, writeKey } from './secrets.ts'
import { hashToken, newToken, isSameSecret } from '@kampana/engine-server/tokens'

test('secrets: a hash only matches its own password', async () => {
  const hash = await hashPassword('Bahay Kubo 1926')
  expect(hash).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
  expect(await verifyPassword(hash, 'Bahay Kubo 1926')).toBe(true)
  expect(await verifyPassword(hash, 'bahay kubo 1926')).toBe(false)
})

test('secrets: rejects any password without an account', async () => {
  expect(await verifyPassword(undefined, '')).toBe(false)
})

test("secrets: stores a token as a hash that can't replace the token", () => {
  const token = newToken()
  expect(hashToken(token)).toMatch(/^[0-9a-f]{64}$/)
  expect(hashToken(token)).not.toContain(token)
  expect(newToken()).not.toBe(token)
})

test('secrets: generates a long password without look-alike characters', () => {
  expect(readablePassword()).toMatch(/^([a-hjkmnp-z2-9]{5}-){3}[a-hjkmnp-z2-9]{5}$/)
})

test('secrets: a signature depends on key, purpose and text', () => {
  const sign = signer('a key of the college')
  expect(sign('csrf', 'x')).toBe(sign('csrf', 'x'))
  expect(
    new Set([sign('csrf', 'x'), sign('csrf', 'y'), sign('verify', 'x'), signer('another')('csrf', 'x')]).size,
  ).toBe(4)
})

test('secrets: compares secrets of different lengths', () => {
  expect(isSameSecret('abc', 'abc')).toBe(true)
  expect(isSameSecret('abc', 'abcd')).toBe(false)
})

test('secrets: writes a new key with owner-only permissions when asked to', () => {
  const dataDir = join(folder(), 'data')
  const { key, isNew } = findKey({ appKey: undefined, dataDir })
  expect([isNew, existsSync(dataDir)]).toEqual([true, false])
  writeKey(dataDir, key)
  expect(findKey({ appKey: undefined, dataDir })).toEqual({ key, isNew: false })
  expect(statSync(join(dataDir, 'app.key')).mode & 0o777).toBe(0o600)
})

test('secrets: rejects a truncated key, such as after a full disk', () => {
  const dataDir = folder()
  writeFileSync(join(dataDir, 'app.key'), '')
  expect(() => findKey({ appKey: undefined, dataDir })).toThrow('is damaged')
})

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'kampana-key-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}
