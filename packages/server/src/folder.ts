import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder, and those above it that are missing. Throws what the system says where it may not. Node's own
 * `recursive` tries for ever where that is ENOENT, as in /proc.
 */
export const makeFolder = (folder: string): void => {
  if (isFolder(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Two servers that start at once may both want it.
    if (!isFolder(folder)) throw error
  }
}

/** Whether a folder is there. */
export const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
