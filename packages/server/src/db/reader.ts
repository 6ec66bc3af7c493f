import {
  type CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely'
import type { Settings } from '../env.ts'
import type { Database, Tables } from './tables.ts'
import { workerThread } from './worker-thread.ts'

/** Below so many rows a query is over before a thread could be asked. */
const worthAThread = 3000
/** In milliseconds: how long it is known how many rows there are. */
const knownFor = 60_000

/**
 * The database for reads that may have to look at every row: what visitors look for, and searches. SQLite is a part of the
 * process and would keep it from serving pages meanwhile, so there a large file is read by a thread of its own
 * (docs/decisions/0032). Of PostgreSQL it is the same pool.
 */
export const createReader = (db: Database, settings: Settings['database']): Database => {
  if (settings.kind === 'postgres' || settings.file === ':memory:') return db
  const isLarge = largeTables(db)
  const thread = workerThread(settings.file)
  const connection: DatabaseConnection = {
    executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> =>
      (await isLarge())
        ? { rows: (await thread.query(query.sql, query.parameters)) as R[] }
        : ((await db.executeQuery(query)) as QueryResult<R>),
    streamQuery: () => {
      throw new Error('The reader streams nothing.')
    },
  }
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new ReadingAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (introspected) => new SqliteIntrospector(introspected),
      createDriver: () => readingDriver(connection, thread.end),
    },
  })
}

/** Kysely lets one query after the other go to SQLite; the thread has a queue of its own, which has an end. */
class ReadingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

const readingDriver = (connection: DatabaseConnection, end: () => Promise<void>): Driver => {
  const refuse = async (): Promise<void> => {
    throw new Error('The reader has no transactions.')
  }
  return {
    init: async () => undefined,
    acquireConnection: async () => connection,
    releaseConnection: async () => undefined,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    destroy: end,
  }
}

/** Tells whether the public's records or the log's entries are many; their largest ids are found without counting. */
const largeTables = (db: Database): (() => Promise<boolean>) => {
  let known: { large: boolean; until: number } | undefined
  return async () => {
    if (known && performance.now() < known.until) return known.large
    const { most } = await db
      .selectNoFrom((eb) => [
        eb
          .selectFrom('search')
          .select((search) => search.fn.max('id').as('last'))
          .as('searchable'),
        eb
          .selectFrom('logs')
          .select((logs) => logs.fn.max('id').as('last'))
          .as('logged'),
      ])
      .executeTakeFirstOrThrow()
      .then(({ searchable, logged }) => ({ most: Math.max(searchable ?? 0, logged ?? 0) }))
    known = { large: most >= worthAThread, until: performance.now() + knownFor }
    return known.large
  }
}
