import { BuildFailure, buildStale, type FrontEndName } from './front-ends.ts'

/** Builds site and dashboard, or one of them, where their sources have changed. True when all is well. */
export const built = (names?: readonly FrontEndName[]): Promise<boolean> =>
  buildStale(names).then(
    () => true,
    (error: unknown) => {
      if (!(error instanceof BuildFailure)) throw error
      process.stderr.write(`${error.message}\n`)
      return false
    },
  )

if (import.meta.main && !(await built())) process.exitCode = 1
