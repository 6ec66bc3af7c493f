import { createHash } from 'node:crypto'

/** The SHA-256 hash of a text of the website, in base64url; null for a file that isn't there. */
export const hashText = (text: string | null): string | null =>
  text === null ? null : createHash('sha256').update(text).digest('base64url')
