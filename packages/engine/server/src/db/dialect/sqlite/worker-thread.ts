import { required } from '../../../required.ts'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { WorkerAnswer, WorkerQuery } from './query-worker.ts'

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
export const workerThread = (file: string): WorkerThread => {
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
