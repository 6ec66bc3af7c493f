import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const root = join(import.meta.dirname, '../../../..')
/** Written by the build (scripts/commit.ts). */
const stamp = join(root, 'packages/server/dist/commit.txt')

/** Identity of the running program, for /metrics and the log. */
export interface BuildIdentity {
  /** The version in package.json; `-dev` at its end marks a commit after a version. */
  version: string
  /** Hash of the commit, or `unknown` if the build found none. */
  commit: string
  /** Folder of an installed version, or `clone`. */
  release: string
}

/** Reads the identity of the running program. */
export const program = (): BuildIdentity => {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const commit = existsSync(stamp) ? readFileSync(stamp, 'utf8').trim() : 'unknown'
  const name = basename(root)
  return { version, commit, release: /^\d{8}-\d{6}$/.test(name) ? name : 'clone' }
}

/** Version and short commit on one line, as `kampana --version` prints them: `0.4.0-dev (3977b910)`. */
export const versionLine = ({ version, commit }: BuildIdentity = program()): string =>
  `${version} (${commit.slice(0, 8)})`
