import { chownSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Gives what root has restored to whom the folder belongs, who runs the server. Answers false where that is root
 * too: nobody knows then whose it should be.
 */
export const handOver = (dataDir: string): boolean => {
  if (process.getuid?.() !== 0) return true
  const { uid, gid } = lstatSync(dataDir)
  if (uid === 0) return false
  for (const name of readdirSync(dataDir, { recursive: true }))
    chownSync(join(dataDir, String(name)), uid, gid)
  return true
}
