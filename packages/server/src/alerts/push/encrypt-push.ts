import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** Keys of a browser's subscription, in base64url. */
export interface PushKeys {
  /** An uncompressed point on P-256. */
  p256dh: string
  auth: string
}

/** Maximum size that push services accept. */
const recordSize = 4096

/** Encrypts a text for one subscription (RFC 8291, in one record of RFC 8188). Throws if its key isn't a point on P-256. */
export const encryptPush = (text: string, keys: PushKeys): Buffer => {
  const receiver = Buffer.from(keys.p256dh, 'base64url')
  const ephemeral = createECDH('prime256v1')
  const sender = ephemeral.generateKeys()
  const salt = randomBytes(16)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender])
  const shared = derive(ephemeral.computeSecret(receiver), Buffer.from(keys.auth, 'base64url'), info, 32)
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // The byte 2 ends the last record (RFC 8188, 2).
  const sealed = [
    cipher.update(text, 'utf8'),
    cipher.update(Buffer.of(2)),
    cipher.final(),
    cipher.getAuthTag(),
  ]
  const size = Buffer.alloc(4)
  size.writeUInt32BE(recordSize)
  return Buffer.concat([salt, size, Buffer.of(sender.length), sender, ...sealed])
}

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))
