import type { EngineContext } from './engine-context.ts'

/** A job that deletes expired rows. Each module exports the jobs for its own tables (cleanup-jobs.ts lists them). */
export interface CleanupJob<Context = EngineContext> {
  /** Name in the log. */
  name: string
  run: (context: Context) => Promise<unknown>
}
