import type { FastifyInstance } from 'fastify'
import { randomBytes } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import type { AppContext } from '../app-context.ts'
import { dialectOf } from '../db/dialect/dialect-of.ts'

/** The low-space warning, in bytes. */
const lowSpace = 500 * 1024 * 1024
/** The write that has to fit, in bytes: a page with pictures, say. A tiny row still fits on a disk that refuses an edit. */
const requiredSpace = 1024 * 1024

/** The free space of the disk. */
export interface DiskSpace {
  /** Returns false while a write of one megabyte doesn't fit. Tries one only after a write has failed. */
  canWrite: () => Promise<boolean>
  /** Free bytes on the disk of DATA_DIR; undefined where the system doesn't tell. */
  freeBytes: () => Promise<number | undefined>
  isLow: () => Promise<boolean>
}

/** Remembers a 507 (full disk) until a write succeeds. */
export const watchDiskSpace = (
  app: FastifyInstance,
  { db, settings }: Pick<AppContext, 'db' | 'settings'>,
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
  const { isShared, tryWrite } = dialectOf(db)
  const tryRequired = () =>
    tryWrite(db, settings.dataDir, randomBytes(requiredSpace)).then(
      () => true,
      () => false,
    )
  return {
    freeBytes,
    isLow: async () => ((await freeBytes()) ?? lowSpace) < lowSpace,
    canWrite: async () => {
      // DATA_DIR's disk has the rows only if the database is a file in it.
      if (!isShared && ((await freeBytes()) ?? requiredSpace) < requiredSpace) return false
      if (isFull) isFull = !(await tryRequired())
      return !isFull
    },
  }
}
