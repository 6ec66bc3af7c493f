import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/**
 * The file that static hosts send for a path: `index.html` in a folder of that name. Undefined where a segment isn't a valid
 * file name on every host.
 */
export const htmlFile = (path: string): string | undefined => {
  const names = path.split('/').map(decodeURIComponent).filter(Boolean)
  return names.every(isValidName) ? [...names, 'index.html'].join('/') : undefined
}

/** Rejects the characters that Windows and common static hosts refuse in names, and names too long for file systems. */
const isValidName = (name: string): boolean =>
  !/[\u0000-\u001f\u007f/\\?#%:*"<>|]/.test(name) && !/^\.|[. ]$/.test(name) && Buffer.byteLength(name) <= 200

/** Writes a text file and, where compression saves something, its `.br` and `.gz`, which some hosts send. */
export const writeCompressed = (folder: string, name: string, text: string): void => {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  if (text.length < minCompressed) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params }))
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
}

/** Shorter texts fit one packet anyway. */
const minCompressed = 1000
