import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Tells whether the code of a college's folder, its resources and migrations, has changed: it is loaded only at a start. Empty
 * where it can't be read.
 */
export const ownCodeHash = (collegeDir: string): string => {
  const hash = createHash('sha256')
  try {
    for (const file of globSync('{resources,migrations}/**/*.ts', { cwd: collegeDir }).sort())
      hash.update(`${file}\n`).update(readFileSync(join(collegeDir, file)))
    return hash.digest('base64url')
  } catch {
    return ''
  }
}
