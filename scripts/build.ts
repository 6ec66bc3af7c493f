import { join } from 'node:path'
import { stampCommit } from './commit.ts'
import { BuildFailure, buildStale, missingParts, staleParts, type PartName } from './incremental-build.ts'

/** Builds site, dashboard and server, or some of them, if their sources have changed, and stamps the commit. Returns false on failure. */
export const built = (names?: readonly PartName[]): Promise<boolean> =>
  buildStale(names).then(
    () => {
      stampCommit(join(import.meta.dirname, '..'))
      return true
    },
    (error: unknown) => {
      process.stderr.write(`${sentence(error)}\n`)
      return false
    },
  )

/** Checks that all builds exist and are up to date, and prints the missing or outdated ones. Writes no files. */
export const isBuildComplete = (): boolean => {
  const missing = missingParts()
  const stale = missing.length > 0 ? [] : staleParts()
  if (missing.length > 0) process.stderr.write(`Missing builds: ${missing.join(', ')}. ${cure}\n`)
  if (stale.length > 0) process.stderr.write(`Outdated builds: ${stale.join(', ')}. ${cure}\n`)
  return missing.length + stale.length === 0
}

const cure =
  'Run `kampana upgrade`. If no server runs from this folder, `npx -y pnpm@12.21.0 build` is enough.'

const sentence = (error: unknown): string => {
  if (error instanceof BuildFailure) return error.message
  const { code, path } = error as NodeJS.ErrnoException
  if (path === undefined || code === undefined) throw error
  return `This user cannot write the build (${path}: ${code}).`
}

if (import.meta.main && !(await built())) process.exitCode = 1
