import type { FastifyInstance } from 'fastify'
import { statfs } from 'node:fs/promises'
import type { AppContext } from '../app-context.ts'
import { noteTime } from './moments.ts'

/** Less than this, in bytes, is little: a night's writing and a backup's beginning. */
const little = 500 * 1024 * 1024

/** Whether there is room on the disk. */
export interface Room {
  /** Whether something can be saved. Asks nothing, unless the last try failed. */
  isThere: () => Promise<boolean>
  /** Bytes free where DATA_DIR is; undefined where the system doesn't say. */
  free: () => Promise<number | undefined>
  isLittle: () => Promise<boolean>
}

/** Remembers that something could not be saved for want of room, until a write succeeds. */
export const watchDiskSpace = (
  app: FastifyInstance,
  { db, now, settings }: Pick<AppContext, 'db' | 'now' | 'settings'>,
): Room => {
  let isFull = false
  app.addHook('onResponse', async (_request, { statusCode }) => {
    if (statusCode === 507) isFull = true
  })
  const free = () =>
    statfs(settings.dataDir).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => undefined,
    )
  return {
    free,
    isLittle: async () => ((await free()) ?? little) < little,
    isThere: async () => {
      if (isFull)
        isFull = await noteTime(db, 'room', now()).then(
          () => false,
          () => true,
        )
      return !isFull
    },
  }
}
