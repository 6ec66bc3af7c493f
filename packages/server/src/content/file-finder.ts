import { createHash, hash as digest } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** A file within a folder: its real path, and 8 characters of its hash, as in its address. */
interface FolderFile {
  path: string
  hash: string
}

/**
 * Finds files of a changing folder, and hashes each only once per change. Resolves with undefined for anything missing,
 * unreadable, outside the folder, or not a file (opening a pipe would wait forever).
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

/** Hash of a text, in the same form. */
export const hashText = (text: string): string => digest('sha256', text, 'base64url').slice(0, 8)

const hashFile = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('base64url').slice(0, 8)
}
