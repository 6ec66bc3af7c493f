import { createHmac, hkdfSync, timingSafeEqual, type Hmac } from 'node:crypto'
import { appendFileSync, createReadStream, statSync, truncateSync } from 'node:fs'
import { text } from 'node:stream/consumers'

/** Last bytes of a backup: this word, then the HMAC of every preceding byte. SQLite ignores them. */
const word = Buffer.from('Kampana seal 1: ')
const macLength = 32
const signatureLength = word.length + macLength

/**
 * Result of checking a signature: its presence, and the key that made it, if known. Only holders of the key can make one
 * (HMAC-SHA-256 with a key derived by HKDF, RFC 5869).
 */
export interface BackupSignature {
  isThere: boolean
  key: string | undefined
}

/** Appends the signature to a finished backup. */
export const signBackup = async (file: string, key: string): Promise<void> => {
  const hmac = createSignatureHmac(key)
  for await (const chunk of createReadStream(file)) hmac.update(chunk as Buffer)
  appendFileSync(file, Buffer.concat([word, hmac.digest()]))
}

/** Reads the signature of a backup's copy and removes it. Checks it with each known key. */
export const takeSignature = async (copy: string, keys: readonly string[]): Promise<BackupSignature> => {
  const end = statSync(copy).size - signatureLength
  const tail = end > 0 ? await readTail(copy, end) : Buffer.alloc(0)
  if (!tail.subarray(0, word.length).equals(word)) return { isThere: false, key: undefined }
  truncateSync(copy, end)
  const found = tail.subarray(word.length)
  const hmacs = keys.map((key) => [key, createSignatureHmac(key)] as const)
  for await (const chunk of createReadStream(copy)) for (const [, hmac] of hmacs) hmac.update(chunk as Buffer)
  const fitting = hmacs.find(([, hmac]) => timingSafeEqual(hmac.digest(), found))
  return { isThere: true, key: fitting?.[0] }
}

const createSignatureHmac = (key: string): Hmac =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', key, '', 'kampana backup seal', macLength)))

const readTail = async (file: string, start: number): Promise<Buffer> =>
  Buffer.from(await text(createReadStream(file, { start, encoding: 'latin1' })), 'latin1')
