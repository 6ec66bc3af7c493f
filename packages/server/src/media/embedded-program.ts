import { inflateSync } from 'node:zlib'
import { namesInZip } from './zip-names.ts'

/** Whether a document that only should say something brings a program along: a macro, an embedded program or object, or a PDF's action. */
export const holdsProgram = (bytes: Uint8Array): boolean => {
  const names = namesInZip(bytes)
  if (names) return names.some((name) => programs.some((kind) => kind.test(name.replaceAll('\\', '/'))))
  return Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-' && actsByItself(Buffer.from(bytes))
}

/** By their places in Office Open XML and OpenDocument, and by the endings under which Windows runs them. */
const programs = [
  /(^|\/)vba(Project|Data)[^/]*\.(bin|xml)$/i,
  /(^|\/)(macrosheets|activeX|dialogsheets)\//i,
  /(^|\/)embeddings\/[^/]*\.bin$/i,
  /^(Basic|Scripts)\//i,
  /\.(exe|dll|com|scr|bat|cmd|msi|jar|hta|lnk|vbs|vbe|js|jse|wsf|ps1)$/i,
]

/** JavaScript, or the start of a program (ISO 32000-1, 12.6.4.5 and 12.6.4.16); objects may be compressed together (7.5.7). */
const action = /\/S\s*\/(JavaScript|Launch)(?![A-Za-z])/
const actsByItself = (pdf: Buffer): boolean => {
  const text = pdf.toString('latin1')
  if (action.test(text)) return true
  return [...text.matchAll(/\/ObjStm[^]{0,300}?stream\r?\n/g)].some(({ 0: head, index }) =>
    action.test(inflated(pdf.subarray(index + head.length))),
  )
}

const mostInflated = 8 * 1024 * 1024
const inflated = (stream: Buffer): string => {
  try {
    return inflateSync(stream, { maxOutputLength: mostInflated }).toString('latin1')
  } catch {
    // Compressed in another way, or encrypted.
    return ''
  }
}
