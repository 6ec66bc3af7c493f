import { countPdfPages } from '@kampana/engine-declare/media/pdf-pages'
import { createHash } from 'node:crypto'
import { closeSync, openSync, readdirSync, readFileSync, readSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { inflateSync } from 'node:zlib'
import { ContentError } from '../content-error.ts'
import { checkTextSize, decodeText } from './decode-text.ts'

/** A college's folder, regardless of its storage. Paths are relative to it, such as `pages/about-us/history.md`. */
export interface Files {
  /** Sorted paths of all files and links below a folder; none if the folder doesn't exist. */
  list: (folder: string) => string[]
  /** Text of a file. Throws a `ContentError` if it can't be read, or if a symlink leaves the folder. */
  text: (path: string) => string
  /** SHA-256 hash of a file of any kind, in base64url. */
  hash: (path: string) => string
  has: (path: string) => boolean
  /** In bytes. */
  size: (path: string) => number
  /** Number of pages of a PDF, if known. */
  pages: (path: string) => number | undefined
}

/** Files of a folder on disk. Throws a `ContentError` if it doesn't exist. */
export const folderFiles = (directory: string, maxFiles = maxWebsiteFiles): Files => {
  const root = explain(directory, () => realpathSync.native(directory), 'this folder is missing.')
  if (!statSync(root).isDirectory()) throw new ContentError(directory, 'must be a folder.')
  const isInside = (found: string): boolean => found.startsWith(root + sep)
  const resolve = (path: string): string => {
    const found = explain(path, () => realpathSync.native(join(root, path)))
    if (!isInside(found)) throw new ContentError(path, "a symlink points outside the college's folder.")
    return found
  }
  const findSize = (path: string): number => {
    const status = explain(path, () => statSync(resolve(path)))
    if (!status.isFile())
      throw new ContentError(path, `is ${status.isDirectory() ? 'a folder' : 'not a file'}.`)
    return status.size
  }
  const bytes = (path: string): Uint8Array => explain(path, () => readFileSync(resolve(path)))
  // Node's own recursive listing follows links, including circular ones.
  const list = (folder: string, found: string[] = [], asked = folder): string[] => {
    for (const entry of explain(folder, () => readdirSync(resolve(folder), { withFileTypes: true }))) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) list(path, found, asked)
      else if (found.push(path) > maxFiles) throw new ContentError(asked, tooMany(maxFiles))
    }
    return found
  }
  return {
    has: (path) => isInside(findPath(join(root, path)) ?? ''),
    size: findSize,
    pages: (path) => (isPdf(path) ? explain(path, () => countPagesOfFile(resolve(path))) : undefined),
    hash: (path) => {
      findSize(path)
      return explain(path, () => hashFile(resolve(path)))
    },
    list: (folder) => (findPath(join(root, folder)) === undefined ? [] : list(folder).sort()),
    text: (path) => {
      checkTextSize(findSize(path), path)
      return decodeText(bytes(path), path)
    },
  }
}

/** Files in memory, by their paths. */
export const memoryFiles = (texts: Readonly<Record<string, string>>): Files => {
  const bytes = (path: string): Uint8Array => {
    const found = texts[path]
    if (found === undefined) throw new ContentError(path, isMissing)
    return Buffer.from(found)
  }
  const findSize = (path: string): number => bytes(path).length
  return {
    text: (path) => {
      checkTextSize(findSize(path), path)
      return decodeText(bytes(path), path)
    },
    hash: (path) => createHash('sha256').update(bytes(path)).digest('base64url'),
    has: (path) => path in texts,
    size: findSize,
    pages: (path) => (isPdf(path) ? countPdfPages(bytes(path), inflateSync) : undefined),
    list: (folder) =>
      Object.keys(texts)
        .filter((path) => path.startsWith(`${folder}/`))
        .sort(),
  }
}

const isPdf = (path: string): boolean => /\.pdf$/i.test(path)

/** Reads in chunks, since a file may be larger than memory. */
const hashFile = (path: string): string => {
  const hash = createHash('sha256')
  const piece = Buffer.allocUnsafe(1024 * 1024)
  const file = openSync(path, 'r')
  try {
    for (let length = readSync(file, piece); length > 0; length = readSync(file, piece))
      hash.update(piece.subarray(0, length))
    return hash.digest('base64url')
  } finally {
    closeSync(file)
  }
}

/** Maximum number of files below a folder. More files aren't a website, and reading them would block requests. */
const maxWebsiteFiles = 20_000
const tooMany = (most: number): string => `holds more than ${most.toLocaleString('en')} files, the limit.`

const isMissing = 'this file is missing.'

/** Converts a file system error into a `ContentError`. */
const explain = <T>(path: string, work: () => T, missing = isMissing): T => {
  try {
    return work()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const problem = { ...problems, ENOENT: missing }[code ?? '']
    throw problem === undefined ? error : new ContentError(path, problem)
  }
}

const mayNotRead = 'is not readable for the current user.'
const problems: Readonly<Record<string, string>> = {
  EACCES: mayNotRead,
  EPERM: mayNotRead,
  ELOOP: 'is a symlink to itself.',
  ENOTDIR: 'must be a folder.',
  EIO: "can't be read: the disk reports an error.",
}

/** Target of a path after all links; undefined if it doesn't exist or isn't allowed. */
const findPath = (path: string): string | undefined => {
  try {
    return realpathSync.native(path)
  } catch {
    return undefined
  }
}

/** Number of pages of a PDF on disk. Reads the file again only after a change. */
export const countPagesOfFile = (file: string): number | undefined => {
  const { size, mtimeMs } = statSync(file)
  const version = `${size} ${mtimeMs}`
  const known = counted.get(file)
  if (known?.version === version) return known.pages
  const pages = size > maxFileBytes ? undefined : countPdfPages(readFileSync(file), inflateSync)
  counted.set(file, { version, pages })
  return pages
}

const counted = new Map<string, { version: string; pages: number | undefined }>()
/** In bytes. Larger files would use too much memory. */
const maxFileBytes = 50_000_000
