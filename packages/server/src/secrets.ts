import { errorCode } from './db/failure.ts'
import { availableParallelism } from 'node:os'
import { semaphore } from './semaphore.ts'
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  hash as digest,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { leastKeyLength, SettingsError } from './env.ts'
import { makeFolder } from './folder.ts'

/** OWASP's argon2id setting for a server that signs in many people (19 MiB, 2 passes; Password Storage Cheat Sheet). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing fills a core for tens of milliseconds; one core stays free for everybody who only reads. */
const limitHashing = semaphore(Math.max(1, availableParallelism() - 1))

/** Hashes a password on a thread of its own. */
export const hashPassword = (password: string): Promise<string> =>
  limitHashing(async () => (await argon2()).hash(password, cost))

/** Whether the password fits the hash; with no hash it takes as long and answers false. */
export const passwordFits = async (stored: string | undefined, password: string): Promise<boolean> =>
  (await limitHashing(async () => {
    const { verify } = await argon2()
    // Made at the first sign-in whoever it is, so that its time tells nothing either.
    const nobodys = await (nobodysHash ??= hashOfNobody())
    return verify(stored ?? nobodys, password)
  })) && stored !== undefined

let nobodysHash: Promise<string> | undefined
const hashOfNobody = async (): Promise<string> => (await argon2()).hash(randomBytes(16).toString('hex'), cost)
/** Loaded with the first password: a start has no need of it. */
const argon2 = () => import('@node-rs/argon2')

/** A secret of 256 random bits, safe in cookies and addresses. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** A token for resetting a password: 64 hexadecimal digits, as Laravel's are. */
export const newResetToken = (): string => randomBytes(32).toString('hex')

/** How a token is stored: whoever reads the database can't use it. */
export const hashToken = (token: string): string => digest('sha256', token, 'hex')

/** A password that a person can read off a screen and type: 20 characters without look-alikes, 98 bits. */
export const readablePassword = (): string => {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const drawn = [...randomBytes(64)]
    .filter((byte) => byte < 248)
    .slice(0, 20)
    .map((byte) => letters[byte % letters.length])
  return drawn.join('').replace(/(.{5})(?=.)/g, '$1-')
}

/** Signs texts with the college's key. Each purpose has signatures of its own. */
export const signer =
  (key: string) =>
  (purpose: string, text: string): string =>
    createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url')

/** Whether a signature is one of ours: by the key of today, or by one that came before it. */
export const signatureChecker = (keys: readonly string[]) => {
  const signers = keys.map(signer)
  return (purpose: string, text: string, signature: string): boolean =>
    signers.some((sign) => sameSecret(signature, sign(purpose, text)))
}

/** Whether two secrets are equal, in a time that tells nothing. */
export const sameSecret = (a: string, b: string): boolean =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest())

/** The key kept in the data directory, made on first start, readable by its owner only. */
export const keyIn = (dataDir: string): string => {
  // A start needs no room on the disk for what is there.
  if (existsSync(keyFile(dataDir))) return keyWrittenIn(dataDir)
  makeFolder(dataDir)
  try {
    keepKeyIn(dataDir, newToken())
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  return keyWrittenIn(dataDir)
}

/** The same, where there is one. */
export const keptKeyIn = (dataDir: string): string | undefined =>
  existsSync(keyFile(dataDir)) ? keyWrittenIn(dataDir) : undefined

/** Keeps a key in the data directory. Throws EEXIST where one is there. */
export const keepKeyIn = (dataDir: string, key: string): void => {
  // A full disk takes a file, but not what is in it; under its name it stands only once it is whole.
  const partial = join(dataDir, `app.key.${process.pid}`)
  try {
    writeFileSync(partial, key, { mode: 0o600 })
    linkSync(partial, keyFile(dataDir))
  } finally {
    rmSync(partial, { force: true })
  }
}

/** Who could guess the key could sign whatever they like, so half of one is none. */
const keyWrittenIn = (dataDir: string): string => {
  const key = readFileSync(keyFile(dataDir), 'utf8')
  if (key.length >= leastKeyLength) return key
  throw new SettingsError(
    `The key in ${keyFile(dataDir)} is damaged: bring it back from a backup, or remove it if nobody has signed in yet.`,
  )
}

const keyFile = (dataDir: string): string => join(dataDir, 'app.key')

/** A text was encrypted with a key that isn't among ours. */
export class UnknownEncryptionKey extends Error {}

/**
 * Keeps texts in the database that only the college's key can read: AES-256-GCM, a fresh nonce each (NIST SP 800-38D). The
 * first key encrypts; those that came before it are tried one after the other where it doesn't decrypt a text.
 */
export const createEncryption = (key: string, previous: readonly string[] = []) => {
  const derive = (each: string): Buffer => createHash('sha256').update(`seal\n${each}`).digest()
  const derived = derive(key)
  const keys = [derived, ...previous.map(derive)]
  const tryDecrypt = (encrypted: string): string | undefined => {
    const bytes = Buffer.from(encrypted, 'base64')
    for (const each of keys) {
      const text = decryptWith(each, bytes)
      if (text !== undefined) return text
    }
    return undefined
  }
  return {
    /** Undefined where none of the keys opens it. */
    tryDecrypt,
    encrypt: (text: string): string => {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', derived, nonce)
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64')
    },
    decrypt: (encrypted: string): string => {
      const text = tryDecrypt(encrypted)
      if (text === undefined) throw new UnknownEncryptionKey('it was encrypted under another key')
      return text
    },
    /** Whether the first key decrypts it, so that it need not be encrypted anew. */
    isCurrent: (encrypted: string): boolean =>
      decryptWith(derived, Buffer.from(encrypted, 'base64')) !== undefined,
  }
}
export type Encryption = ReturnType<typeof createEncryption>

const decryptWith = (key: Buffer, bytes: Buffer): string | undefined => {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
