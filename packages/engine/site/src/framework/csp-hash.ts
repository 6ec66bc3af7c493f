import { createHash } from 'node:crypto'

/** Hashes that allow a document's inline script and style in its content security policy. */
export interface InlineHashes {
  script: string
  style: string
}

/** CSP source expression that allows an inline text, for `script-src` or `style-src`. */
export const cspHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
