import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const root = join(import.meta.dirname, '../../../..')

/** The version of package.json, and the release that `pnpm release` made, or `clone`. */
export const program = (): { version: string; release: string } => {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const name = basename(root)
  return { version, release: /^\d{8}-\d{6}$/.test(name) ? name : 'clone' }
}
