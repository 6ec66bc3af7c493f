import type { EditedTexts } from '@kampana/shared/content/editing-worker'
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
import { dirname, extname, join, sep } from 'node:path'
import { ContentError, type ContentFault } from './content-error.ts'
import type { Content } from './read-content.ts'

/** A college's content, and a hash that tells it from any other. */
export interface LoadedContent {
  hash: string
  content: Content
}
/** What the worker reads. */
export interface ReadTask {
  directory: string
  texts: EditedTexts
}
/** What the worker makes of a folder: the content as JSON, its faults, or the stack of an unexpected error. */
export type ReadResult = { json: string } | { faults: readonly ContentFault[] } | { error: string }

interface ContentFolder {
  directory: string
  /** What staff have published over its files: texts by path, null where a file is deleted. */
  texts?: EditedTexts
  /** Files with content that has been read before; the last one is written. */
  caches: readonly string[]
}

/**
 * Reads a college's folder, or takes its content from a cache if nothing has changed since. Rejects with a `ContentError`
 * that has all faults.
 */
export const loadContent = async ({
  directory,
  texts = {},
  caches,
}: ContentFolder): Promise<LoadedContent> => {
  const stamp = stampContent(directory, texts)
  for (const file of caches) {
    const cached = readCache(file, stamp)
    if (cached) return cached
  }
  const result = await readInThread({ directory, texts })
  if ('error' in result) throw new Error(`The college's folder could not be read. ${result.error}`)
  if ('faults' in result)
    throw ContentError.of(
      result.faults.map(({ file, problem, line }) => new ContentError(file, problem, line)),
    )
  const { json } = result
  const hash = hashContent(json)
  const cache = caches.at(-1)
  // A file that changed meanwhile is read again next time.
  if (cache !== undefined && stampContent(directory, texts) === stamp)
    writeCache(cache, `${stamp} ${hash}\n${json}`)
  return { hash, content: JSON.parse(json) }
}

const hashContent = (json: string): string =>
  createHash('sha256').update(json).digest('base64url').slice(0, 10)

/** A stamp of everything that the content depends on: the files of the folder, the texts over them, and the code that reads them. */
const stampContent = (directory: string, texts: EditedTexts): string => {
  const hash = createHash('sha256').update(JSON.stringify(texts))
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

/** The content in a cache with this stamp. Its first line is the stamp and the content's hash. */
const readCache = (file: string, stamp: string): LoadedContent | undefined =>
  attempt(() => {
    const text = readFileSync(file, 'utf8')
    if (!text.startsWith(`${stamp} `)) return undefined
    const json = text.slice(text.indexOf('\n') + 1)
    const hash = hashContent(json)
    return text.startsWith(`${stamp} ${hash}\n`) ? { hash, content: JSON.parse(json) } : undefined
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

const readInThread = async (folder: ReadTask): Promise<ReadResult> => {
  const file = join(import.meta.dirname, `content-worker${extname(import.meta.filename)}`)
  // Rarely needed, and slow to import.
  const { Worker } = await import('node:worker_threads')
  const worker = new Worker(file, { workerData: folder })
  try {
    return await new Promise((resolve, reject) => {
      // Under `node --watch` a thread sends the names of its modules, too.
      worker.on('message', (message: { result?: ReadResult }) => message.result && resolve(message.result))
      worker.once('error', reject).once('exit', () => reject(new Error('The thread ended.')))
    })
  } finally {
    await worker.terminate()
  }
}
