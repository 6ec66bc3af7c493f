import { readFileSync, statSync } from 'node:fs'
import { constants, inflateSync } from 'node:zlib'

/** How many pages a PDF has by the root of its page tree (ISO 32000-1, 7.7.3); undefined where that can't be read. */
export const countPdfPages = (bytes: Uint8Array): number | undefined => {
  const text = Buffer.from(bytes).toString('latin1')
  const counts = [text, ...objectStreams(bytes, text)].flatMap((part) =>
    [...part.matchAll(pageTree)].map(([dictionary]) => Number(/\/Count\s+(\d+)/.exec(dictionary)?.[1] ?? 0)),
  )
  // The root counts the pages of all nodes below it.
  return Math.max(0, ...counts) || undefined
}

/** The same for a file on disk, read again only once it has changed. */
export const countPagesOfFile = (file: string): number | undefined => {
  const { size, mtimeMs } = statSync(file)
  const version = `${size} ${mtimeMs}`
  const known = counted.get(file)
  if (known?.version === version) return known.pages
  const pages = size > longestFile ? undefined : countPdfPages(readFileSync(file))
  counted.set(file, { version, pages })
  return pages
}

const counted = new Map<string, { version: string; pages: number | undefined }>()
/** In bytes; a longer one isn't worth its memory. */
const longestFile = 50_000_000
const longestStream = 10_000_000

const pageTree = /<<[^<>]*\/Type\s*\/Pages\b[^<>]*>>/g

/** The texts of the compressed streams that objects are in (7.5.7). */
const objectStreams = (bytes: Uint8Array, text: string): string[] =>
  [...text.matchAll(/\/Type\s*\/ObjStm\b[^]{0,200}?stream\r?\n/g)].map(({ 0: found, index }) =>
    inflate(bytes.subarray(index + found.length)),
  )

/** Empty for what is compressed otherwise or encrypted. */
const inflate = (stream: Uint8Array): string => {
  try {
    const options = { maxOutputLength: longestStream, finishFlush: constants.Z_SYNC_FLUSH }
    return inflateSync(stream, options).toString('latin1')
  } catch {
    return ''
  }
}
