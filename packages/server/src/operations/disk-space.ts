import type { FastifyInstance } from 'fastify'
import { statfs } from 'node:fs/promises'
import type { AppContext } from '../app-context.ts'
import { noteTime } from './moments.ts'

/** The low-space warning, in bytes. */
const lowSpace = 500 * 1024 * 1024

/** The free space of the disk. */
export interface DiskSpace {
  /** Whether writes succeed. Tests it with a write only after one has failed. */
  canWrite: () => Promise<boolean>
  /** Free bytes on the disk of DATA_DIR; undefined where the system doesn't tell. */
  freeBytes: () => Promise<number | undefined>
  isLow: () => Promise<boolean>
}

/** Remembers a 507 (full disk) until a write succeeds. */
export const watchDiskSpace = (
  app: FastifyInstance,
  { db, now, settings }: Pick<AppContext, 'db' | 'now' | 'settings'>,
): DiskSpace => {
  let isFull = false
  app.addHook('onResponse', (_request, { statusCode }, done) => {
    if (statusCode === 507) isFull = true
    done()
  })
  const freeBytes = () =>
    statfs(settings.dataDir).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => undefined,
    )
  return {
    freeBytes,
    isLow: async () => ((await freeBytes()) ?? lowSpace) < lowSpace,
    canWrite: async () => {
      if (isFull)
        isFull = await noteTime(db, 'room', now()).then(
          () => false,
          () => true,
        )
      return !isFull
    },
  }
}
