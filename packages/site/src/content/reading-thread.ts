import type { FolderTexts } from '@kampana/shared/content/preview-worker'
import type { ShownRecords } from '@kampana/shared/content/shown-records'
import { extname, join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import type { ContentFault } from './content-error.ts'

/** What the thread reads. */
export interface ReadTask {
  directory: string
  texts: FolderTexts
  records: ShownRecords
  leftOut: readonly string[]
}
/**
 * What it makes of a folder: the content and what is records of it as JSON, its faults, or the stack of an unexpected error.
 */
export type ReadResult =
  | { json: string; records: string }
  | { faults: readonly ContentFault[] }
  | { error: string }

interface Waiting {
  resolve: (result: ReadResult) => void
  reject: (error: Error) => void
}
interface Thread {
  worker: Worker
  waiting: Map<number, Waiting>
}

/** For how long the thread remembers what it has read, in milliseconds: who publishes once does so again. */
const idle = 60_000

let running: Thread | undefined
let rest: NodeJS.Timeout | undefined
let lastId = 0

/** Reads in a thread, which a process that has nothing else to do doesn't wait for. */
export const readInThread = async (task: ReadTask): Promise<ReadResult> => {
  // Rarely needed, and slow to import.
  const { Worker } = await import('node:worker_threads')
  clearTimeout(rest)
  running ??= start(Worker)
  const { worker, waiting } = running
  const id = ++lastId
  try {
    return await new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker.ref()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origins.
      worker.postMessage({ id, task })
    })
  } finally {
    waiting.delete(id)
    if (waiting.size === 0) {
      worker.unref()
      clearTimeout(rest)
      rest = setTimeout(end, idle).unref()
    }
  }
}

const end = (): void => {
  void running?.worker.terminate()
  running = undefined
}

const start = (Thread: new (file: string) => Worker): Thread => {
  const worker = new Thread(join(import.meta.dirname, `content-worker${extname(import.meta.filename)}`))
  const waiting: Thread['waiting'] = new Map()
  const fail = (error: Error): void => {
    if (running?.worker === worker) running = undefined
    for (const { reject } of waiting.values()) reject(error)
  }
  worker.once('error', fail).once('exit', () => fail(new Error('The thread ended.')))
  // Under `node --watch` a thread sends the names of its modules, too.
  worker.on('message', ({ id, result }: { id?: number; result?: ReadResult }) => {
    if (id !== undefined && result) waiting.get(id)?.resolve(result)
  })
  return { worker, waiting }
}
