import { ContentError } from '../content-error.ts'

/** Longer than any text of a page: 2 MB, in bytes. */
const maxTextSize = 2_000_000

/** Throws a `ContentError` if a text of this size, in bytes, is too long to be read. */
export const checkTextSize = (size: number, path: string): void => {
  if (size > maxTextSize) throw new ContentError(path, 'is longer than 2 MB, which no text of a page is.')
}

/**
 * The text of a file without a byte order mark and with line feeds alone, whatever editor has saved it. Throws a
 * `ContentError` if it isn't UTF-8.
 */
export const decodeText = (bytes: Uint8Array, path: string): string => {
  const text = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n')
  const wrong = text.search(/[\0\uFFFD]/)
  if (wrong !== -1)
    throw new ContentError(
      path,
      'has bytes that are no text. Save it as UTF-8, or copy it anew.',
      text.slice(0, wrong).split('\n').length,
    )
  return text
}
