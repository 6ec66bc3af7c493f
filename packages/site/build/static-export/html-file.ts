import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/**
 * The file that plain web servers send for an address: a folder of that name with an `index.html`. Undefined where some
 * host couldn't keep such a name.
 */
export const htmlFile = (path: string): string | undefined => {
  const names = path.split('/').map(decodeURIComponent).filter(Boolean)
  return names.every(isKeepable) ? [...names, 'index.html'].join('/') : undefined
}

/** What Windows and the common hosts of static sites refuse in names, and what is longer than file systems take. */
const isKeepable = (name: string): boolean =>
  !/[\u0000-\u001f\u007f/\\?#%:*"<>|]/.test(name) && !/^\.|[. ]$/.test(name) && Buffer.byteLength(name) <= 200

/** Writes a text below a folder; beside a longer one stand a `.br` and a `.gz` of it, for hosts that send those. */
export const writeText = (folder: string, name: string, text: string): void => {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  if (text.length < worthIt) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params }))
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
}

const worthIt = 1000
