import { allResources } from '@kampana/engine-declare/registry/all-resources'
import fastify, { type FastifyInstance } from 'fastify'
import { createHmac, randomBytes } from 'node:crypto'
import type { DatabaseSettings } from './db/connect.ts'
import { createEngineTables } from './db/create-engine-tables.ts'
import type { EngineDatabase } from './db/engine-tables.ts'
import { missingFile, openMigrated } from './db/open-migrated.ts'
import { prepareServer, serveWithSessions } from './http/prepare-server.ts'
import { requestGate } from './http/server-factory.ts'
import { rateLimitCleanup } from './http/rate-limit/rate-limiter.ts'
import { serverOptions } from './http/server-options.ts'
import type { Accounts } from './http/session.ts'
import { openEngine } from './open-engine.ts'
import type { EngineContext } from './records/context/engine-context.ts'
import type { EngineSettings } from './records/context/engine-settings.ts'
import { noReleaseEmails, noServices } from './records/context/no-services.ts'
import { combineHooks } from './records/hooks/combine-hooks.ts'
import { createRecordTables } from './records/create-record-tables.ts'
import type { EngineHooks, RecordHooks } from './records/hooks/hooks.ts'
import { startPublishing } from './records/release/publish-scheduler.ts'
import { serveRecords } from './records/serve-records.ts'
import { startCleanupJobs } from './start-cleanup-jobs.ts'
import { required } from './required.ts'

interface Options {
  settings: EngineSettings
  database: DatabaseSettings
  accounts: Accounts
  /** Hooks of resources by name, beyond the visibility that they declare. */
  hooks?: Readonly<Partial<Record<string, RecordHooks>>>
  /** Adds the first rows to a new database. */
  fill?: (db: EngineDatabase) => Promise<void>
  /** Registers what every request passes first. */
  beforeRoutes?: (app: FastifyInstance) => void
  /** Registers other routes with a session. */
  serveMore?: (api: FastifyInstance) => void
}

/**
 * Creates the server of the registered resources, for a college that has no uploads, e-mails or migrations. A product with
 * more composes the same parts itself. Signatures end with the process.
 */
export const createEngineServer = async ({
  settings,
  database,
  accounts,
  hooks = {},
  fill = async () => undefined,
  beforeRoutes,
  serveMore,
}: Options): Promise<{ app: FastifyInstance; context: EngineContext }> => {
  const gate = requestGate()
  const app = fastify(serverOptions(settings, gate))
  const db = await openDatabase(database, fill)
  app.addHook('onClose', () => db.destroy())
  const basis = { settings, db, now: () => new Date() }
  const resources = allResources().map((resource) => ({
    resource,
    hooks: combineHooks(
      resource,
      basis,
      [hooks[resource.name]].filter((each) => each !== undefined),
    ),
  }))
  const hooksByName = new Map<string, EngineHooks>(resources.map((each) => [each.resource.name, each.hooks]))
  const key = randomBytes(32)
  const engine = await openEngine(app, { ...basis, database })
  const context: EngineContext = {
    ...basis,
    ...engine,
    sign: (purpose, text) => createHmac('sha256', key).update(`${purpose}\n${text}`).digest('base64url'),
    findHooks: (name) => required(hooksByName.get(name)),
    outbox: { wake: () => undefined },
    releaseEmails: noReleaseEmails,
    services: noServices,
    lists: () => ({}),
    cleanupJobs: [rateLimitCleanup(basis)],
  }
  beforeRoutes?.(app)
  await prepareServer(app, settings, gate)
  await serveWithSessions(app, context, accounts, async (api) => {
    serveRecords(api, context, resources)
    serveMore?.(api)
  })
  startCleanupJobs(app, context)
  await startPublishing(app, engine.publishScheduler)
  return { app, context }
}

const openDatabase = async (
  database: DatabaseSettings,
  fill: (db: EngineDatabase) => Promise<void>,
): Promise<EngineDatabase> => {
  const isNew = missingFile(database) !== undefined
  const db = await openMigrated(database, [])
  if (!isNew) return db
  await createEngineTables(db)
  await createRecordTables(db, allResources())
  await fill(db)
  return db
}
