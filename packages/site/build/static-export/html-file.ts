import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/**
 * Name of the file that static hosts serve for a path: `index.html` in a folder of that name. Undefined if a segment isn't a
 * valid filename on every host.
 */
export const htmlFile = (path: string): string | undefined => {
  const names = path.split('/').map(decodeURIComponent).filter(Boolean)
  return names.every(isValidName) ? [...names, 'index.html'].join('/') : undefined
}

/** Rejects characters that Windows and common static hosts don't allow, and names that are too long for file systems. */
const isValidName = (name: string): boolean =>
  !/[\u0000-\u001f\u007f/\\?#%:*"<>|]/.test(name) && !/^\.|[. ]$/.test(name) && Buffer.byteLength(name) <= 200

/** Writes a text file. If compression reduces its size, also writes its `.br` and `.gz`, which some hosts serve. */
export const writeCompressed = (folder: string, name: string, text: string): void => {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  if (text.length < minCompressed) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params }))
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
}

/** Shorter texts fit into one packet. */
const minCompressed = 1000
