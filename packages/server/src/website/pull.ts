import { mkdir, realpath, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { lockFolder } from '../db/content-version.ts'
import type { Database } from '../db/tables.ts'
import { isEditablePath } from './editable-path.ts'
import { readFolderText } from './folder-texts.ts'
import { readPublishedTexts } from './texts.ts'

/**
 * Writes what staff have published into a folder, byte for byte, each file whole or not at all; deleted files are deleted.
 * Returns the paths of the files that were another before. Throws an error of the file system.
 */
export const pullTexts = async (db: Database, folder: string): Promise<string[]> => {
  const root = await realpath(folder)
  const changed: string[] = []
  for (const [path, text] of Object.entries(await readPublishedTexts(db))) {
    if (!isEditablePath(path) || (await readFolderText(root, path)) === text) continue
    const file = join(root, path)
    // A link that leads out of the folder is not followed.
    if (!`${await nearestFolder(dirname(file))}${sep}`.startsWith(root + sep)) continue
    await mkdir(dirname(file), { recursive: true })
    if (text === null) await rm(file, { force: true })
    else {
      // A link that whoever owns the folder has laid there isn't, either: this may be root.
      await rm(`${file}.partial`, { force: true })
      await writeFile(`${file}.partial`, text, { flag: 'wx' })
      await rename(`${file}.partial`, file)
    }
    changed.push(path)
  }
  return changed
}

/** Where a folder is, or the nearest one above it that there is. */
const nearestFolder = (folder: string): Promise<string> =>
  realpath(folder).catch(() => nearestFolder(dirname(folder)))

/** Drops the published texts that equal the folder's files. Returns their paths. All nodes read the folder again. */
export const adoptFiles = async (db: Database, folder: string): Promise<string[]> => {
  const adopted: string[] = []
  for (const [path, text] of Object.entries(await readPublishedTexts(db)))
    if ((await readFolderText(folder, path)) === text) adopted.push(path)
  if (adopted.length === 0) return adopted
  await db.transaction().execute(async (trx) => {
    await lockFolder(trx)
    await trx.deleteFrom('content_heads').where('path', 'in', adopted).execute()
  })
  return adopted
}
