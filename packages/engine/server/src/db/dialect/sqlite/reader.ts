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
import { required } from '../../../required.ts'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { WorkerAnswer, WorkerQuery } from './query-worker.ts'

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

/** A worker thread that reads an SQLite file. */
interface WorkerThread {
  /** Returns a query's rows. Rejects with the driver's error, or with SQLITE_BUSY if the queue is full. */
  query: (sql: string, parameters: readonly unknown[]) => Promise<unknown[]>
  end: () => Promise<void>
}
interface Waiting {
  resolve: (rows: unknown[]) => void
  reject: (error: Error) => void
}

/** Maximum length of the queue; further callers get a 503. */
const maxWaiting = 200

/** Starts the thread with the first query, and restarts it after it has ended. The thread doesn't keep the process alive. */
const workerThread = (file: string): WorkerThread => {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let lastId = 0

  const settle = ({ id, rows, error }: WorkerAnswer): void => {
    const { resolve, reject } = required(waiting.get(id))
    waiting.delete(id)
    if (error) reject(failure(error.message, error.code))
    else resolve(rows ?? [])
  }
  const fail = (): void => {
    worker = undefined
    for (const { reject } of waiting.values()) reject(failure('The reading thread has ended.', 'SQLITE_BUSY'))
    waiting.clear()
  }
  const start = (): Worker => {
    const started = new Worker(join(import.meta.dirname, 'query-worker.ts'), { workerData: file })
    started.unref()
    // 'exit' follows. Without a listener, the event would end the process.
    started.on('error', () => undefined)
    started.on('exit', fail)
    started.on('message', settle)
    return started
  }
  return {
    query: (sql, parameters) =>
      new Promise((resolve, reject) => {
        if (waiting.size >= maxWaiting) return reject(failure('Too many queries wait.', 'SQLITE_BUSY'))
        const id = ++lastId
        waiting.set(id, { resolve, reject })
        worker ??= start()
        worker.postMessage({ id, sql, parameters } satisfies WorkerQuery)
      }),
    end: async () => void (await worker?.terminate()),
  }
}

const failure = (message: string, code: string): Error => Object.assign(new Error(message), { code })
