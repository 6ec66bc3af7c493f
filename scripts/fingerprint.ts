import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const neverSources = ['**/node_modules/**', '**/dist/**', '**/*.test.{ts,tsx}']

/** One hash over the names and bytes of files: `inputs` are files and folders, relative to `root`. */
export const fingerprintOf = (root: string, inputs: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap((input) => filesIn(root, input)))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

const filesIn = (root: string, input: string): string[] =>
  globSync([input, `${input}/**`], { cwd: root, exclude: neverSources })
    .filter((path) => statSync(join(root, path)).isFile())
    .sort()
