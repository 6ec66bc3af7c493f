import { errorCode } from '../db/failure.ts'
import { promisify } from 'node:util'
import { constants, inflateRaw } from 'node:zlib'
import { namesInZip } from './zip-names.ts'

/**
 * Whether a document that only should say something brings a program along: a macro, an embedded program or object, or a
 * PDF's action. One that is too tangled to tell is taken for one that does.
 */
export const holdsProgram = async (bytes: Uint8Array): Promise<boolean> => {
  const names = namesInZip(bytes)
  if (names) return names.some((name) => programs.some((kind) => kind.test(name.replaceAll('\\', '/'))))
  return Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-' && actsByItself(bytes)
}

/** By their places in Office Open XML and OpenDocument, and by the endings under which Windows runs them. */
const programs = [
  /(^|\/)vba(Project|Data)[^/]*\.(bin|xml)$/i,
  /(^|\/)(macrosheets|activeX|dialogsheets)\//i,
  /(^|\/)embeddings\/[^/]*\.bin$/i,
  /^(Basic|Scripts)\//i,
  /\.(exe|dll|com|scr|bat|cmd|msi|jar|hta|lnk|vbs|vbe|js|jse|wsf|ps1)$/i,
]

/** A name in a PDF, whose letters may each be written by their codes (ISO 32000-1, 7.3.5). */
const named = (name: string): string =>
  `/${name.replace(/./g, (letter) => `(?:${letter}|#${codeOf(letter)})`)}(?![A-Za-z])`
const codeOf = (letter: string): string =>
  letter
    .charCodeAt(0)
    .toString(16)
    .replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)

/** JavaScript, or the start of a program (12.6.4.5 and 12.6.4.16). So few spaces that a file of them is soon read. */
const action = new RegExp(`${named('S')}\\s{0,40}(?:${named('JavaScript')}|${named('Launch')})`)
/** Objects may be compressed together (7.5.7). */
const objectStream = new RegExp(named('ObjStm'), 'g')

const longestDictionary = 1000

/** Of the compressed objects in a file: streams, bytes of one and bytes of all. No document of ten megabytes has as many. */
const most = { streams: 2000, ofOne: 8 * 1024 * 1024, ofAll: 64 * 1024 * 1024 }

const actsByItself = async (bytes: Uint8Array): Promise<boolean> => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  if (action.test(text)) return true
  let [streams, all] = [0, 0]
  for (const start of objectStreamsIn(text)) {
    const objects = await inflated(bytes.subarray(start))
    all += objects?.length ?? 0
    if (objects === null || ++streams > most.streams || all > most.ofAll || action.test(objects)) return true
  }
  return false
}

/** Where the data of its object streams begin. Looks at each byte once, whatever the file repeats. */
function* objectStreamsIn(text: string): Generator<number> {
  let stream = -1
  for (const { index } of text.matchAll(objectStream)) {
    if (stream > index) continue
    stream = text.indexOf('stream', index)
    if (stream === -1) return
    if (stream - index < longestDictionary)
      yield stream + 'stream'.length + (text.startsWith('\r\n', stream + 'stream'.length) ? 2 : 1)
  }
}

/** In another thread. Nothing where it was compressed in another way, or encrypted; null where it is too much. */
const inflated = async (stream: Uint8Array): Promise<string | null> => {
  const [method = 0, flags = 0] = stream
  const isDeflated = (method & 0x0f) === 8 && (method * 256 + flags) % 31 === 0
  if (!isDeflated) return ''
  try {
    // Readers take what is there of a stream that breaks off, or whose checksum is wrong.
    const whole = await promisify(inflateRaw)(stream.subarray(2), {
      maxOutputLength: most.ofOne,
      finishFlush: constants.Z_SYNC_FLUSH,
    })
    return whole.toString('latin1')
  } catch (error) {
    return errorCode(error) === 'ERR_BUFFER_TOO_LARGE' ? null : ''
  }
}
