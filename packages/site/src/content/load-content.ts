import type { FolderTexts } from '@kampana/shared/content/preview-worker'
import type { FolderRecords, ShownRecords } from '@kampana/shared/content/shown-records'
import { createHash, type Hash } from 'node:crypto'
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, sep } from 'node:path'
import { ContentError } from './content-error.ts'
import type { Content } from './read-content.ts'
import { readInThread, type ReadTask } from './reading-thread.ts'

/** A college's content, and a hash that tells it from any other. */
export interface LoadedContent {
  hash: string
  content: Content
  /** What the folder itself says. */
  folder: () => FolderRecords
}

interface ContentFolder extends ReadSource {
  /** Files with content that has been read before; the last one is written. */
  caches: readonly string[]
}
interface ReadSource {
  directory: string
  /** What staff have published over its files: texts by path, null where a file is deleted. */
  texts?: FolderTexts
  /** The records that are shown in place of the folder's. */
  records?: ShownRecords
  /** Files of theirs that are left out, since they have faults. */
  leftOut?: readonly string[]
}

/**
 * Reads a college's folder, or takes its content from a cache if nothing has changed since. Rejects with a `ContentError`
 * that has all faults.
 */
export const loadContent = async ({
  directory,
  texts = {},
  records = {},
  leftOut = [],
  caches,
}: ContentFolder): Promise<LoadedContent> => {
  const task = { directory, texts, records, leftOut }
  const stamp = stampContent(task)
  for (const file of caches) {
    const cached = readCache(file, stamp)
    if (cached) return cached
  }
  const result = await readInThread(task)
  if ('error' in result) throw new Error(`The college's folder could not be read. ${result.error}`)
  if ('faults' in result)
    throw ContentError.of(
      result.faults.map(({ file, problem, line }) => new ContentError(file, problem, line)),
    )
  const hash = hashContent(result.json)
  const cache = caches.at(-1)
  // A file that changed meanwhile is read again next time.
  if (cache !== undefined && stampContent(task) === stamp)
    writeCache(cache, `${headOf(stamp, hash, result.records)}\n${result.json}\n${result.records}`)
  return toLoaded(hash, result.json, result.records)
}

const toLoaded = (hash: string, json: string, records: string): LoadedContent => ({
  hash,
  content: JSON.parse(json),
  folder: () => JSON.parse(records),
})

const hashContent = (json: string): string =>
  createHash('sha256').update(json).digest('base64url').slice(0, 10)

/** A stamp of everything that the content depends on: the files of the folder, what lies over them, and the code that reads them. */
const stampContent = ({ directory, texts, records, leftOut }: ReadTask): string => {
  const hash = createHash('sha256').update(JSON.stringify([texts, records, leftOut]))
  for (const folder of [directory, import.meta.dirname]) stampFolder(folder, hash)
  return hash.digest('base64url')
}

/** What isn't content in a college's folder. */
const others = new Set(['sample', 'resources', 'migrations', 'README.md'])

/**
 * Adds names, sizes and times of the files below a folder. (Node's own recursive listing takes three times as long.) Links to
 * folders are followed at the top alone, as they are where the folder is read.
 */
const stampFolder = (folder: string, hash: Hash, within = ''): void => {
  for (const entry of attempt(() => readdirSync(folder, { withFileTypes: true })) ?? []) {
    if (entry.name.startsWith('.') || (within === '' && others.has(entry.name))) continue
    const path = `${folder}/${entry.name}`
    const status = entry.isDirectory() ? undefined : attempt(() => statSync(path))
    const isFolder = entry.isDirectory() || (status?.isDirectory() && within === '' && isInside(folder, path))
    if (isFolder) stampFolder(path, hash, `${within}${entry.name}/`)
    else hash.update(`${within}${entry.name} ${status?.size} ${status?.mtimeMs}\n`)
  }
}

const isInside = (folder: string, path: string): boolean | undefined =>
  attempt(() => realpathSync(path).startsWith(realpathSync(folder) + sep))

/** The first line of a cache; the content and the folder's records follow. */
const headOf = (stamp: string, hash: string, records: string): string =>
  `${stamp} ${hash} ${hashContent(records)}`

/** What a cache with this stamp has. */
const readCache = (file: string, stamp: string): LoadedContent | undefined =>
  attempt(() => {
    const text = readFileSync(file, 'utf8')
    if (!text.startsWith(`${stamp} `)) return undefined
    const [head = '', json = '', records = ''] = text.split('\n')
    const hash = hashContent(json)
    return head === headOf(stamp, hash, records) ? toLoaded(hash, json, records) : undefined
  })

/** Writes it whole or not at all. Without the right to write, the folder is read at each start. */
const writeCache = (file: string, text: string): void => {
  const unfinished = `${file}.${process.pid}`
  attempt(() => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(unfinished, text)
    renameSync(unfinished, file)
  })
  attempt(() => rmSync(unfinished, { force: true }))
}

/** What a task returns; undefined where the file system refuses. */
const attempt = <T>(task: () => T): T | undefined => {
  try {
    return task()
  } catch {
    return undefined
  }
}
