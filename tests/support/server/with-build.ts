import { buildStale, missingParts, staleParts } from '../../../scripts/incremental-build.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** True if every back end, resource and kind is tested. */
    whole: boolean
  }
}

/** Projects share one build in their common process. */
const shared: { building?: Promise<void> } = ((globalThis as { kampanaBuild?: object }).kampanaBuild ??= {})

/**
 * Vitest's global setup: builds missing parts, as in a fresh clone, and reports sources that have changed since their build.
 */
export const setup = (): Promise<void> => (shared.building ??= build())

const build = async (): Promise<void> => {
  const missing = missingParts()
  if (missing.length > 0) await buildStale(missing)
  const stale = staleParts()
  if (stale.length > 0) process.stderr.write(`Outdated builds: ${stale.join(', ')}. Run pnpm build.\n`)
}
