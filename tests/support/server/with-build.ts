import { buildStale, missingParts, staleParts } from '../../../scripts/incremental-build.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether every back end, resource and kind has its turn. */
    whole: boolean
  }
}

/** Projects share one build, in the process that runs them all. */
const shared: { building?: Promise<void> } = ((globalThis as { kampanaBuild?: object }).kampanaBuild ??= {})

/** Vitest's global setup: builds what was never built, as in a fresh clone, and tells what has changed since its build. */
export const setup = (): Promise<void> => (shared.building ??= build())

const build = async (): Promise<void> => {
  const missing = missingParts()
  if (missing.length > 0) await buildStale(missing)
  const stale = staleParts()
  if (stale.length > 0)
    process.stderr.write(`Changed since it was built (pnpm build): ${stale.join(', ')}.\n`)
}
