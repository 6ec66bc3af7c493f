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

/** Whether all builds exist and are up to date; prints what is missing. Writes no files. */
export const isBuildComplete = (): boolean => {
  const missing = missingParts()
  const stale = missing.length > 0 ? [] : staleParts()
  if (missing.length > 0) process.stderr.write(`Not built: ${missing.join(', ')}. ${cure}\n`)
  if (stale.length > 0)
    process.stderr.write(`Built from other sources than stand here: ${stale.join(', ')}. ${cure}\n`)
  return missing.length + stale.length === 0
}

const cure =
  'Run `kampana release` (`npx -y pnpm@12.21.0 release`), or `build` where nothing runs from this folder.'

const sentence = (error: unknown): string => {
  if (error instanceof BuildFailure) return error.message
  const { code, path } = error as NodeJS.ErrnoException
  if (path === undefined || code === undefined) throw error
  return `This user may not build here (${path}: ${code}).`
}

if (import.meta.main && !(await built())) process.exitCode = 1
