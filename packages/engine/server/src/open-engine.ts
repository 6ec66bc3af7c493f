import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Clock } from './clock.ts'
import { openCacheVersion } from './db/cache-version.ts'
import { createReader, type DatabaseSettings } from './db/connect.ts'
import type { EngineDatabase } from './db/engine-tables.ts'
import { createCacheRevision } from './http/cache/cache-revision.ts'
import { readLimit } from './http/rate-limit/read-limit.ts'
import { responseCache } from './http/cache/response-cache.ts'
import type { EngineContext, PublishScheduler } from './records/context/engine-context.ts'
import { createPublishScheduler } from './records/release/publish-scheduler.ts'
import { scheduleInvalidation } from './records/scheduled-invalidation.ts'

interface Basis extends Pick<EngineContext, 'settings'> {
  db: EngineDatabase
  database: DatabaseSettings
  now: Clock
  /** Hash of public content outside the database. */
  contentHash?: () => string
  /** True while the clock may be wrong; then nothing scheduled is published. */
  isDoubtful?: () => boolean
}

type Opened = 'reader' | 'limitReads' | 'log' | 'scheduledInvalidation' | 'cacheRevision' | 'responses'

/** The part of a context that the engine creates for every product. Closing the server ends it. */
export const openEngine = async (
  app: FastifyInstance,
  { settings, db, database, now, contentHash = () => '', isDoubtful = () => false }: Basis,
): Promise<
  Pick<EngineContext, Opened> & {
    cacheVersion: Awaited<ReturnType<typeof openCacheVersion>>
    publishScheduler: PublishScheduler
  }
> => {
  const log = () => app.log
  const reader = createReader(db, database)
  app.addHook('onClose', () => reader.destroy())
  // Starts the reader thread before the first search: a large database's thread takes a quarter of a second to start.
  app.addHook('onListen', () => void sql`select 1`.execute(reader).catch(app.log.error))
  const cacheVersion = await openCacheVersion(db)
  const scheduledInvalidation = scheduleInvalidation(db, cacheVersion, now)
  const revision = { settings, now, cacheVersion, scheduledInvalidation, contentHash }
  const cacheRevision = createCacheRevision(revision)
  const publishScheduler = createPublishScheduler({ now, log, cacheVersion, isDoubtful })
  return {
    log,
    reader,
    limitReads: readLimit({ now, db }),
    cacheVersion,
    scheduledInvalidation,
    cacheRevision,
    responses: responseCache({ ...revision, cacheRevision }),
    publishScheduler,
  }
}
