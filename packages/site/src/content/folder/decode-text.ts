import { ContentError } from '../content-error.ts'

/** In bytes, more than any page's text: 2 MB. */
const maxTextSize = 2_000_000

/** Throws a `ContentError` if a text of this size in bytes is too long. */
export const checkTextSize = (size: number, path: string): void => {
  if (size > maxTextSize) throw new ContentError(path, 'is longer than 2 MB, the limit for a text.')
}

/**
 * Text of a file without a byte order mark and with line feeds only, regardless of the editor. Throws a
 * `ContentError` if it isn't UTF-8.
 */
export const decodeText = (bytes: Uint8Array, path: string): string => {
  const text = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n')
  const wrong = text.search(/[\0\uFFFD]/)
  if (wrong !== -1)
    throw new ContentError(
      path,
      'contains bytes that are not text. Save the file as UTF-8, or copy it again.',
      text.slice(0, wrong).split('\n').length,
    )
  return text
}
