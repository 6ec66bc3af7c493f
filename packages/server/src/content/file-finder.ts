import { createHash, hash as digest } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** A file below a folder: where it really is, and 8 characters of its hash, as in its address. */
interface FolderFile {
  path: string
  hash: string
}

/**
 * Finds files of a folder, which may change meanwhile, and hashes each once for as long as it doesn't. Resolves with
 * undefined for what isn't there, may not be read, is no file (opening a pipe would wait for ever), or leads out of the folder.
 */
export const createFileFinder = (folder: string): ((path: string) => Promise<FolderFile | undefined>) => {
  const known = new Map<string, { stamp: string; hash: Promise<string> }>()
  const find = async (relative: string): Promise<FolderFile | undefined> => {
    const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, relative))])
    const status = await stat(path)
    if (!path.startsWith(root + sep) || !status.isFile()) return undefined
    const stamp = `${path} ${status.mtimeMs} ${status.size}`
    const found = known.get(relative)
    const hash = found?.stamp === stamp ? found.hash : hashFile(path)
    known.set(relative, { stamp, hash })
    hash.catch(() => known.delete(relative))
    return { path, hash: await hash }
  }
  return (relative) =>
    find(relative).catch((error: NodeJS.ErrnoException) => {
      if (isGone.has(error.code)) return undefined
      throw error
    })
}

const isGone = new Set<string | undefined>(['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'EACCES', 'EPERM'])

/** The same of a text. */
export const hashText = (text: string): string => digest('sha256', text, 'base64url').slice(0, 8)

const hashFile = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('base64url').slice(0, 8)
}
