import type { AppContext } from '../app-context.ts'
import { isFullDisk } from '../db/failure.ts'

/**
 * Does what a start writes and a later one can write as well. On a full disk it is left out and logged, so that everything
 * can be read.
 */
export const unlessDiskFull = async (log: AppContext['log'], work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    if (!isFullDisk(error)) throw error
    log().warn({ err: error }, 'the disk is full: something is left undone that the next start does')
  }
}
