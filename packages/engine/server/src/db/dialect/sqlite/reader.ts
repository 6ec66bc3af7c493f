import {
  type CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely'
import type { EngineDatabase, EngineTables } from '../../engine-tables.ts'
import { isOpenedAlone } from './file.ts'
import { QueryCompiler } from './query-compiler.ts'
import { workerThread } from './worker-thread.ts'

/** With fewer rows, a query takes less time than a message to the thread. */
const worthAThread = 3000
/** Milliseconds for which the number of rows is cached. */
const cacheMilliseconds = 60_000

/** Reads a large file in a worker thread, because SQLite runs in the process and would block it. */
export const readInThread = (db: EngineDatabase, file: string): EngineDatabase => {
  const isLarge = largeTables(db)
  const thread = workerThread(file)
  const connection: DatabaseConnection = {
    executeQuery: async <R>(query: CompiledQuery): Promise<QueryResult<R>> =>
      !isOpenedAlone(file) && (await isLarge())
        ? { rows: (await thread.query(query.sql, query.parameters)) as R[] }
        : ((await db.executeQuery(query)) as QueryResult<R>),
    streamQuery: () => {
      throw new Error('The reader does not support streaming.')
    },
  }
  return new Kysely<EngineTables>({
    dialect: {
      createAdapter: () => new ReadingAdapter(),
      createQueryCompiler: () => new QueryCompiler(),
      createIntrospector: (introspected) => new SqliteIntrospector(introspected),
      createDriver: () => readingDriver(connection, thread.end),
    },
  })
}

/** kysely would serialize queries to SQLite. The thread has its own queue, with a limit. */
class ReadingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

const readingDriver = (connection: DatabaseConnection, end: () => Promise<void>): Driver => {
  const rejectTransaction = async (): Promise<void> => {
    throw new Error('The reader does not support transactions.')
  }
  return {
    init: async () => undefined,
    acquireConnection: async () => connection,
    releaseConnection: async () => undefined,
    beginTransaction: rejectTransaction,
    commitTransaction: rejectTransaction,
    rollbackTransaction: rejectTransaction,
    destroy: end,
  }
}

/** True if the public search or the log is large, judged by their highest ids, which need no counting. */
const largeTables = (db: EngineDatabase): (() => Promise<boolean>) => {
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
    known = { large: most >= worthAThread, until: performance.now() + cacheMilliseconds }
    return known.large
  }
}
