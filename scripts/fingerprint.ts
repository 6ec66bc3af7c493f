import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const neverSources = new Set(['node_modules', 'dist'])
const isTest = /\.test\.tsx?$/

/** One hash over the names and bytes of files: `inputs` are files and folders, relative to `root`. */
export const fingerprintOf = (root: string, inputs: readonly string[]): string =>
  hashOf(root, inputs, (path) => readFileSync(path))

/** One hash over the names, sizes and times of files: the same as long as nobody has touched one, and quick. */
export const stampOf = (root: string, inputs: readonly string[]): string =>
  hashOf(root, inputs, (path) => {
    const { size, mtimeMs } = statSync(path)
    return `${size} ${mtimeMs}`
  })

const hashOf = (
  root: string,
  inputs: readonly string[],
  what: (path: string) => string | Uint8Array,
): string => {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap((input) => filesIn(root, input)))
    hash
      .update(`${file}\0`)
      .update(what(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

const filesIn = (root: string, input: string): string[] =>
  statSync(join(root, input)).isFile()
    ? [input]
    : readdirSync(join(root, input), { withFileTypes: true })
        .filter(({ name }) => !neverSources.has(name) && !isTest.test(name))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1))
        .flatMap((entry) => {
          const path = join(input, entry.name)
          return entry.isDirectory() ? filesIn(root, path) : entry.isFile() ? [path] : []
        })
