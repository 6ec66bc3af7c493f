import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const neverSources = new Set(['node_modules', 'dist'])
const isTest = /\.test\.tsx?$/

/** One hash over the names and bytes of files: `inputs` are files and folders, relative to `root`. */
export const fingerprintOf = (root: string, inputs: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const file of filesOf(root, inputs))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

/** One hash over the names, sizes and times of files: the same as long as nobody has touched one, and quick. */
export const stampOf = (root: string, inputs: readonly string[]): string => {
  const lines = filesOf(root, inputs).map((file) => {
    const { size, mtimeMs } = statSync(`${root}/${file}`)
    return `${file} ${size} ${mtimeMs}`
  })
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

const filesOf = (root: string, inputs: readonly string[]): string[] =>
  inputs.flatMap((input) => filesIn(root, input))

const filesIn = (root: string, input: string): string[] =>
  statSync(join(root, input)).isFile()
    ? [input]
    : readdirSync(join(root, input), { withFileTypes: true })
        .filter(({ name }) => !neverSources.has(name) && !isTest.test(name))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1))
        .flatMap((entry) => {
          const path = `${input}/${entry.name}`
          return entry.isDirectory() ? filesIn(root, path) : entry.isFile() ? [path] : []
        })
