import { BuildFailure, buildStale, type PartName } from './parts.ts'

/** Builds site, dashboard and server, or some of them, where their sources have changed. True when all is well. */
export const built = (names?: readonly PartName[]): Promise<boolean> =>
  buildStale(names).then(
    () => true,
    (error: unknown) => {
      if (!(error instanceof BuildFailure)) throw error
      process.stderr.write(`${error.message}\n`)
      return false
    },
  )

if (import.meta.main && !(await built())) process.exitCode = 1
