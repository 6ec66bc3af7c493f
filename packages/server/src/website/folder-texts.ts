import { readdir, readFile, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { isEditablePath } from './editable-path.ts'

/** The text of a file of the college's folder; null where there is none, or where a link leads out of the folder. */
export const readFolderText = async (folder: string, path: string): Promise<string | null> => {
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, path))])
    return file.startsWith(root + sep) ? await readFile(file, 'utf8') : null
  } catch (error) {
    if (isMissing.has((error as NodeJS.ErrnoException).code)) return null
    throw error
  }
}

const isMissing = new Set<string | undefined>(['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'EACCES', 'EPERM'])

/** The paths of the folder's files that staff may edit, sorted. */
export const listFolder = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .filter(isEditablePath)
    .sort()
}
