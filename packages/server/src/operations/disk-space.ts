import type { FastifyInstance } from 'fastify'
import { randomBytes } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import type { AppContext } from '../app-context.ts'
import { dialectOf } from '@kampana/engine-server/db/dialect/dialect-of'

/** Free space in bytes below which a warning appears. */
const lowSpace = 500 * 1024 * 1024
/** A write that must fit, in bytes, such as a page with images. A tiny row still fits on a disk that rejects an edit. */
const requiredSpace = 1024 * 1024

/** Free space of the disk. */
export interface DiskSpace {
  /** Returns false while a write of one megabyte doesn't fit. Tries such a write only after one has failed. */
  canWrite: () => Promise<boolean>
  /** Free bytes on the disk of DATA_DIR; undefined if the system doesn't report them. */
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
      // DATA_DIR's disk only contains the rows if the database is a file there.
      if (!isShared && ((await freeBytes()) ?? requiredSpace) < requiredSpace) return false
      if (isFull) isFull = !(await tryRequired())
      return !isFull
    },
  }
}
