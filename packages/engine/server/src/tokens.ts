import { createHash, hash as digest, randomBytes, timingSafeEqual } from 'node:crypto'

/** Creates a secret of 256 random bits, safe in cookies and addresses. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Creates a password reset token: 64 hexadecimal digits, as in Laravel. */
export const newResetToken = (): string => randomBytes(32).toString('hex')

/** Hash under which a token is stored, so that a leaked database contains no usable token. */
export const hashToken = (token: string): string => digest('sha256', token, 'hex')

/** Compares secrets in constant time. */
export const isSameSecret = (a: string, b: string): boolean =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest())
