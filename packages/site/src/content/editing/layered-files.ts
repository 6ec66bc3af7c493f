import { createHash } from 'node:crypto'
import { ContentError } from '../content-error.ts'
import { checkTextSize, decodeText } from '../folder/decode-text.ts'
import type { Files } from '../folder/files.ts'

/** Texts by path; null for a deleted file. */
export type Texts = ReadonlyMap<string, string | null>

/** Texts of staff layered over the college's folder. */
export const layeredFiles = (files: Files, texts: Texts): Files => {
  if (texts.size === 0) return files
  const bytes = (path: string, text: string | null): Uint8Array => {
    if (text === null) throw new ContentError(path, 'this file is missing.')
    return Buffer.from(text)
  }
  /** Uses the layer if it has the file, otherwise the underlying files. */
  const ask = <T>(path: string, above: (text: string | null) => T, beneath: () => T): T => {
    const text = texts.get(path)
    return text === undefined ? beneath() : above(text)
  }
  return {
    has: (path) =>
      ask(
        path,
        (text) => text !== null,
        () => files.has(path),
      ),
    size: (path) =>
      ask(
        path,
        (text) => bytes(path, text).length,
        () => files.size(path),
      ),
    // The layer contains only texts.
    pages: (path) =>
      ask(
        path,
        () => undefined,
        () => files.pages(path),
      ),
    hash: (path) =>
      ask(
        path,
        (text) => createHash('sha256').update(bytes(path, text)).digest('base64url'),
        () => files.hash(path),
      ),
    text: (path) =>
      ask(
        path,
        (text) => {
          const found = bytes(path, text)
          checkTextSize(found.length, path)
          return decodeText(found, path)
        },
        () => files.text(path),
      ),
    list: (folder) => {
      const added = [...texts].flatMap(([path, text]) =>
        text !== null && path.startsWith(`${folder}/`) ? [path] : [],
      )
      return [...new Set([...files.list(folder).filter((path) => texts.get(path) !== null), ...added])].sort()
    },
  }
}
