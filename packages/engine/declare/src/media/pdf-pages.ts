/** Node's `Buffer` and `inflateSync`, whose types this package lacks. `TextDecoder` is slow for Latin-1. */
type Bytes = Uint8Array & { toString: (encoding: 'latin1') => string }
type Inflate = (stream: Uint8Array, options: { maxOutputLength: number; finishFlush: number }) => Bytes

/** Number of pages of a PDF from the root of its page tree (ISO 32000-1, 7.7.3); undefined if it can't be read. */
export const countPdfPages = (bytes: Bytes, inflate: Inflate): number | undefined => {
  const text = bytes.toString('latin1')
  const counts = [text, ...objectStreams(bytes, text, inflate)].flatMap((part) =>
    [...part.matchAll(pageTree)]
      .slice(0, maxNodes)
      .map(([dictionary]) => Number(/\/Count\s+(\d{1,7})/.exec(dictionary)?.[1] ?? 0)),
  )
  // The root counts the pages of all nodes below it.
  return Math.max(0, ...counts) || undefined
}

// Limits against malicious uploads.
const maxNodes = 10_000
const maxStreams = 2000
const maxStreamBytes = 10_000_000
const maxInflatedBytes = 50_000_000
/** A node of the tree that lists its pages. */
const pageTree = /<<[^<>]{0,9999}\/Type\s{0,9}\/Pages\b[^<>]{0,99999}>>/g
const objectStream = /\/Type\s{0,9}\/ObjStm\b[^]{0,200}?stream\r?\n/g
/** Z_SYNC_FLUSH: reads truncated data as far as possible. */
const finishFlush = 2

/** Texts of compressed object streams (7.5.7). */
const objectStreams = (bytes: Bytes, text: string, inflate: Inflate): string[] => {
  let left = maxInflatedBytes
  return [...text.matchAll(objectStream)].slice(0, maxStreams).map(({ 0: found, index }) => {
    try {
      const maxOutputLength = Math.min(maxStreamBytes, left)
      const inflated = inflate(bytes.subarray(index + found.length), { maxOutputLength, finishFlush })
      left = Math.max(1, left - inflated.length)
      return inflated.toString('latin1')
    } catch {
      // Another compression, encrypted or too long.
      return ''
    }
  })
}
