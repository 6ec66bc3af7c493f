/** A job that deletes expired rows. Each module declares its own jobs. */
export interface CleanupJob {
  /** Name in the log. */
  name: string
  run: () => Promise<unknown>
}
