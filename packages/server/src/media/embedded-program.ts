import { errorCode } from '@kampana/engine-server/db/failure'
import { promisify } from 'node:util'
import { constants, inflateRaw } from 'node:zlib'
import { listZipEntries } from './file-type.ts'

/**
 * True if a document contains a program: a macro, an embedded program or object, or a PDF action. Also true for a document too
 * complex to check. This protects staff from obvious cases. The way files are served (media/routes.ts) is what keeps programs
 * from running on the site, because a PDF can hide actions, forms and attachments.
 */
export const containsProgram = async (bytes: Uint8Array): Promise<boolean> => {
  const names = await listZipEntries(bytes)
  if (names) return names.some((name) => programs.some((kind) => kind.test(name)))
  return Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-' && containsAction(bytes)
}

/** Paths of programs in Office Open XML and OpenDocument, and filename extensions that Windows runs. */
const programs = [
  /(^|\/)vba(Project|Data)[^/]*\.(bin|xml)$/i,
  /(^|\/)(macrosheets|activeX|dialogsheets)\//i,
  /(^|\/)embeddings\/[^/]*\.bin$/i,
  /^(Basic|Scripts)\//i,
  /\.(exe|dll|com|scr|bat|cmd|msi|jar|hta|lnk|vbs|vbe|js|jse|wsf|ps1)$/i,
]

/** Matches a PDF name, whose letters may be written as hex codes (ISO 32000-1, 7.3.5). */
const namePattern = (name: string): string =>
  `/${name.replace(/./g, (letter) => `(?:${letter}|#${hexCode(letter)})`)}(?![A-Za-z])`
const hexCode = (letter: string): string =>
  letter
    .charCodeAt(0)
    .toString(16)
    .replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)

/** A JavaScript or launch action (12.6.4.5 and 12.6.4.16). The limit of spaces keeps the regular expression linear. */
const action = new RegExp(
  `${namePattern('S')}\\s{0,40}(?:${namePattern('JavaScript')}|${namePattern('Launch')})`,
)
/** A comment separates tokens like a space (7.2.4). */
const comment = /%[^\r\n]*/g
/** A compressed stream of objects (7.5.7). */
const objectStream = new RegExp(namePattern('ObjStm'), 'g')
/** Encodings in which no known program writes objects, and which would hide actions (7.4). */
const rareEncoding = new RegExp(
  ['ASCIIHexDecode', 'ASCII85Decode', 'LZWDecode', 'RunLengthDecode'].map(namePattern).join('|'),
)

const maxDictionaryLength = 1000

/** Limits of object streams: number, bytes per stream and total bytes; more than a 10 MB document has. */
const max = { streams: 2000, ofOne: 8 * 1024 * 1024, ofAll: 64 * 1024 * 1024 }

const containsAction = async (bytes: Uint8Array): Promise<boolean> => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  if (holdsAction(text)) return true
  let [streams, all] = [0, 0]
  for (const { dictionary, start } of objectStreamsIn(text)) {
    if (rareEncoding.test(dictionary)) return true
    const objects = await inflateStream(bytes.subarray(start))
    all += objects?.length ?? 0
    if (objects === null || ++streams > max.streams || all > max.ofAll || holdsAction(objects)) return true
  }
  return false
}

const holdsAction = (text: string): boolean => action.test(text) || action.test(text.replace(comment, ' '))

/** Object streams: their dictionaries, and the start of their data. Linear, even for a malicious file. */
function* objectStreamsIn(text: string): Generator<{ dictionary: string; start: number }> {
  let stream = -1
  for (const { index } of text.matchAll(objectStream)) {
    if (stream > index) continue
    stream = text.indexOf('stream', index)
    if (stream === -1) return
    if (stream - index >= maxDictionaryLength) continue
    const before = text.slice(Math.max(0, index - maxDictionaryLength), stream)
    yield {
      dictionary: before.slice(before.lastIndexOf(' obj') + 1),
      start: stream + 'stream'.length + (text.startsWith('\r\n', stream + 'stream'.length) ? 2 : 1),
    }
  }
}

/** Inflates in the thread pool. Returns an empty text for another compression or encryption, and null beyond the limit. */
const inflateStream = async (stream: Uint8Array): Promise<string | null> => {
  const [method = 0, flags = 0] = stream
  const isDeflated = (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0
  if (!isDeflated) return ''
  try {
    // PDF readers also accept truncated streams and wrong checksums.
    const whole = await promisify(inflateRaw)(stream.subarray(2), {
      maxOutputLength: max.ofOne,
      finishFlush: constants.Z_SYNC_FLUSH,
    })
    return whole.toString('latin1')
  } catch (error) {
    return errorCode(error) === 'ERR_BUFFER_TOO_LARGE' ? null : ''
  }
}
