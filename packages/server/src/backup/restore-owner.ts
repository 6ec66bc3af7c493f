import { chownSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes the folder's owner, who runs the server, also the owner of the files that root has restored into it. Returns false
 * where that is root, too: then the right owner isn't known.
 */
export const restoreOwner = (dataDir: string): boolean => {
  if (process.getuid?.() !== 0) return true
  const { uid, gid } = lstatSync(dataDir)
  if (uid === 0) return false
  for (const name of readdirSync(dataDir, { recursive: true }))
    chownSync(join(dataDir, String(name)), uid, gid)
  return true
}
