import { createHash } from 'node:crypto'

/** The hashes by which a Content-Security-Policy allows the inline script and style of a document. */
export interface InlineHashes {
  script: string
  style: string
}

/** The CSP source expression that allows an inline text, for `script-src` or `style-src`. */
export const cspHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
