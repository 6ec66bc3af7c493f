import { availableParallelism } from 'node:os'
import { semaphore } from '@kampana/engine-server/semaphore'
import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '@kampana/engine-server/db/failure'
import { SettingsError, type Settings } from './env.ts'
import { minKeyLength } from './settings/environment.ts'
import { makeFolder } from '@kampana/engine-server/folder'
import { isSameSecret, newToken } from '@kampana/engine-server/tokens'

/** OWASP's argon2id parameters for a server with many sign-ins (19 MiB, 2 passes; Password Storage Cheat Sheet). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash occupies a core for tens of milliseconds. One core stays free for readers. */
const limitHashing = semaphore(Math.max(1, availableParallelism() - 1))

/** Hashes a password in the thread pool. */
export const hashPassword = (password: string): Promise<string> =>
  limitHashing(async () => (await argon2()).hash(password, cost))

/** True if a password matches its hash. Without a hash, it takes the same time and returns false. */
export const verifyPassword = async (stored: string | undefined, password: string): Promise<boolean> =>
  (await limitHashing(async () => {
    const { verify } = await argon2()
    // Created at the first sign-in of anybody, so that its time reveals nothing either.
    const dummy = await (dummyHash ??= makeDummyHash())
    return verify(stored ?? dummy, password)
  })) && stored !== undefined

let dummyHash: Promise<string> | undefined
const makeDummyHash = async (): Promise<string> =>
  (await argon2()).hash(randomBytes(16).toString('hex'), cost)
/** Loaded lazily, since startup doesn't need it. */
const argon2 = () => import('@node-rs/argon2')

/** Generates a password that is easy to read and type: 20 characters without look-alikes, 98 bits. */
export const readablePassword = (): string => {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const characters = [...randomBytes(64)]
    .filter((byte) => byte < 248)
    .slice(0, 20)
    .map((byte) => letters[byte % letters.length])
  return characters.join('').replace(/(.{5})(?=.)/g, '$1-')
}

/** Signs texts with the college's key. A signature is valid for one purpose only. */
export const signer =
  (key: string) =>
  (purpose: string, text: string): string =>
    createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url')

/** Checks if one of the keys made a signature. */
export const signatureChecker = (keys: readonly string[]) => {
  const signers = keys.map(signer)
  return (purpose: string, text: string, signature: string): boolean =>
    signers.some((sign) => isSameSecret(signature, sign(purpose, text)))
}

/** College's key; `isNew` is true for a generated key that the database must not know yet. */
export interface CollegeKey {
  key: string
  isNew: boolean
}

/**
 * Finds the key in the settings or in the data directory, or generates one. Writes nothing, so that a rejected start leaves no
 * key.
 */
export const findKey = ({ appKey, dataDir }: Pick<Settings, 'appKey' | 'dataDir'>): CollegeKey => {
  const key = appKey ?? loadKey(dataDir)
  return { key: key ?? newToken(), isNew: key === undefined }
}

/** Finds the key. Writes a generated key into the data directory, after all checks of the start have passed. */
export const storeKey = (settings: Pick<Settings, 'appKey' | 'dataDir'>): { key: string } => {
  const { key, isNew } = findKey(settings)
  if (!isNew) return { key }
  try {
    writeKey(settings.dataDir, key)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  // Another node may have written its key first.
  return { key: findKey(settings).key }
}

/** True if the server generated the key, which then was in `app.key`, and so in backups. */
export const isGeneratedKey = (key: string): boolean => /^[\w-]{43}$/.test(key)

/** Reads the key in the data directory; undefined if there is none. */
export const loadKey = (dataDir: string): string | undefined =>
  existsSync(keyFile(dataDir)) ? readKey(dataDir) : undefined

/** Writes a key into the data directory. Throws EEXIST if there is one. */
export const writeKey = (dataDir: string, key: string): void => {
  makeFolder(dataDir)
  // On a full disk, a file can be created but not filled. The complete file gets its name by a link.
  const partial = join(dataDir, `app.key.${process.pid}`)
  try {
    writeFileSync(partial, key, { mode: 0o600 })
    linkSync(partial, keyFile(dataDir))
  } finally {
    rmSync(partial, { force: true })
  }
}

/** Throws for a truncated key, which could be guessed. */
const readKey = (dataDir: string): string => {
  const key = readFileSync(keyFile(dataDir), 'utf8')
  if (key.length >= minKeyLength) return key
  throw new SettingsError(
    `The key in ${keyFile(dataDir)} is damaged. Restore it from a backup, or delete the file if nobody has signed in yet.`,
  )
}

const keyFile = (dataDir: string): string => join(dataDir, 'app.key')

/** A text was encrypted with a key that isn't in the settings. */
export class UnknownEncryptionKey extends Error {}

/**
 * Encrypts texts in the database with the college's key: AES-256-GCM with a fresh nonce each (NIST SP 800-38D). `key`
 * encrypts; decryption also tries `previous` keys.
 */
export const createEncryption = (key: string, previous: readonly string[] = []) => {
  const derive = (each: string): Buffer => createHash('sha256').update(`seal\n${each}`).digest()
  const derived = derive(key)
  const keys = [derived, ...previous.map(derive)]
  const tryDecrypt = (encrypted: string): string | undefined => {
    const bytes = Buffer.from(encrypted, 'base64')
    for (const each of keys) {
      const text = decryptWithKey(each, bytes)
      if (text !== undefined) return text
    }
    return undefined
  }
  return {
    /** Returns undefined if none of the keys decrypts it. */
    tryDecrypt,
    encrypt: (text: string): string => {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', derived, nonce)
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64')
    },
    decrypt: (encrypted: string): string => {
      const text = tryDecrypt(encrypted)
      if (text === undefined) throw new UnknownEncryptionKey('encrypted with an unknown key')
      return text
    },
    /** True if the first key decrypts it, so that it needn't be encrypted again. */
    isCurrent: (encrypted: string): boolean =>
      decryptWithKey(derived, Buffer.from(encrypted, 'base64')) !== undefined,
  }
}
export type Encryption = ReturnType<typeof createEncryption>

const decryptWithKey = (key: Buffer, bytes: Buffer): string | undefined => {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
