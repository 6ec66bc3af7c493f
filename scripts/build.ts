import { BuildFailure, buildStale } from './front-ends.ts'

/** Builds the site and the dashboard where their sources have changed. True when all is well. */
export const built = (): Promise<boolean> =>
  buildStale().then(
    () => true,
    (error: unknown) => {
      if (!(error instanceof BuildFailure)) throw error
      process.stderr.write(`${error.message}\n`)
      return false
    },
  )

if (import.meta.main && !(await built())) process.exitCode = 1
