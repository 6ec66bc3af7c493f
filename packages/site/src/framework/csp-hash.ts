import { createHash } from 'node:crypto'

/** The one script and the one style element in a document, as a policy names them: by their hashes. */
export interface InlineHashes {
  script: string
  style: string
}

/** The source that passes a text which stands in a document, for `script-src` or `style-src`. */
export const cspHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
