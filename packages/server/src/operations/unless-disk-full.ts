import type { AppContext } from '../app-context.ts'
import { isFullDisk } from '@kampana/engine-server/db/failure'

/**
 * Runs a start's write that a later start can repeat. On a full disk, it is skipped and logged, so that the site stays
 * readable.
 */
export const unlessDiskFull = async (log: AppContext['log'], work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    if (!isFullDisk(error)) throw error
    log().warn({ err: error }, 'disk full, write postponed to the next start')
  }
}
