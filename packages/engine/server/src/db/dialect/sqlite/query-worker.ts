import { required } from '../../../required.ts'
import { errorCode } from '../../failure.ts'
import { parentPort, workerData } from 'node:worker_threads'
import { openFile } from './file.ts'

/** A query sent to the worker thread. */
export interface WorkerQuery {
  id: number
  sql: string
  parameters: readonly unknown[]
}
export interface WorkerAnswer {
  id: number
  rows?: unknown[]
  error?: { message: string; code: string }
}

// Entry of the worker thread, started by reader.ts. Runs queries one after the other.
const database = openFile(String(workerData))
required(parentPort).on('message', ({ id, sql, parameters }: WorkerQuery) => {
  try {
    required(parentPort).postMessage({
      id,
      rows: database.prepare(sql).all(parameters),
    } satisfies WorkerAnswer)
  } catch (thrown) {
    const { message } = thrown instanceof Error ? thrown : new Error(String(thrown))
    const code = errorCode(thrown)
    required(parentPort).postMessage({ id, error: { message, code } } satisfies WorkerAnswer)
  }
})
