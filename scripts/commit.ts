import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Replaced by the commit's hash when `git archive` packs the checkout (.gitattributes). */
const archived = 'scripts/commit.txt'
const stamp = 'packages/server/dist/commit.txt'

/**
 * Hash of the commit that a folder contains: a clone or a git worktree, read without the program git, or an archive by `git
 * archive`. Undefined for any other copy.
 */
export const readCommit = (root: string): string | undefined => {
  const git = join(root, '.git')
  if (existsSync(git)) return readHead(git)
  return hashIn(readIfThere(join(root, archived)))
}

/** Writes the commit next to the built server, where `program` reads it. Keeps an earlier stamp if `commit` is undefined. */
export const stampCommit = (root: string, commit = readCommit(root)): void => {
  const file = join(root, stamp)
  if (commit === undefined || hashIn(readIfThere(file)) === commit) return
  mkdirSync(join(file, '..'), { recursive: true })
  // Renamed, since versions share the files of a build by hard links.
  writeFileSync(`${file}.new`, `${commit}\n`)
  renameSync(`${file}.new`, file)
}

const readHead = (git: string): string | undefined => {
  const folder = statSync(git).isFile() ? resolve(git, '..', lineOf(git).replace('gitdir: ', '')) : git
  const head = lineOf(join(folder, 'HEAD'))
  if (!head.startsWith('ref: ')) return hashIn(head)
  const ref = head.slice('ref: '.length)
  const shared = join(folder, 'commondir')
  const common = existsSync(shared) ? resolve(folder, lineOf(shared)) : folder
  const packed = readIfThere(join(common, 'packed-refs')).split('\n')
  return (
    hashIn(readIfThere(join(common, ref))) ?? hashIn(packed.find((line) => line.endsWith(` ${ref}`)) ?? '')
  )
}

const lineOf = (file: string): string => readFileSync(file, 'utf8').trim()
const readIfThere = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')
const hashIn = (text: string): string | undefined => /^[0-9a-f]{40,64}/.exec(text)?.[0]
