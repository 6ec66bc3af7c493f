import { readdirSync, statSync } from 'node:fs'
import { folderFiles, type Files } from './files.ts'
import { snapshotFiles } from '../editing/snapshot-files.ts'

let opened: { stamp: string; files: Files } | undefined

/**
 * Snapshot of a college's folder, taken as files are read. The same object is returned while nothing in the folder has
 * changed. Throws a `ContentError` if the folder doesn't exist.
 */
export const openFolder = (directory: string): Files => {
  const files = folderFiles(directory)
  const stamp = stampFolder(directory)
  if (opened?.stamp !== stamp) opened = { stamp, files: snapshotFiles(files) }
  return opened.files
}

/** Entries of a college's folder that aren't content. */
const others = new Set(['sample', 'resources', 'migrations', 'README.md'])

/**
 * Names, sizes and times of a folder's files. Node's own recursive listing takes three times as long and follows circular
 * links.
 */
export const stampFolder = (folder: string, within = ''): string =>
  (attempt(() => readdirSync(folder, { withFileTypes: true })) ?? [])
    .filter(({ name }) => !name.startsWith('.') && !(within === '' && others.has(name)))
    .map((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return stampFolder(path, `${within}${entry.name}/`)
      const status = attempt(() => statSync(path))
      return `${within}${entry.name} ${status?.size} ${status?.mtimeMs}\n`
    })
    .join('')

const attempt = <T>(task: () => T): T | undefined => {
  try {
    return task()
  } catch {
    return undefined
  }
}
