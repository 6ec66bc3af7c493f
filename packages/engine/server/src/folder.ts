import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a folder and its missing parents. Throws the system's error. Node's `recursive` option loops forever if that error
 * is ENOENT, as in /proc.
 */
export const makeFolder = (folder: string): void => {
  if (isFolder(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another server that starts at the same time may have created it.
    if (!isFolder(folder)) throw error
  }
}

/** True if a folder exists. */
export const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
