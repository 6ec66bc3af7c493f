import type {
  ApiReply,
  PagePreview,
  PreviewBase,
  PreviewMessage,
  PreviewRequest,
  PreviewTask,
} from '@kampana/shared/content/preview-worker'
import type { Worker } from 'node:worker_threads'

/** An unexpected error of the thread; the message is its stack trace. */
export class PreviewFailure extends Error {}
/** The thread was ended because a task took too much time or memory. */
export class TooHeavy extends Error {}

export interface PreviewThread {
  /** Changes the content under the next drafts. */
  setBase: (base: PreviewBase) => void
  /** Renders a page, whose calls of the API `callApi` answers. */
  run: (task: PreviewTask, callApi: CallApi) => Promise<PagePreview>
  end: () => Promise<void>
}
/** Answers a call of the API by a rendered page. */
export type CallApi = (
  path: string,
  query: Extract<PreviewMessage, { call: number }>['query'],
) => Promise<ApiReply>

interface ThreadOptions {
  /** Program of the thread, and the module that renders the site. */
  code: { worker: string; entry: string }
  base: PreviewBase
  /** Time limit of a task in milliseconds. */
  timeout: number
  onEnd: () => void
}

/** Result of a task. */
type Settled = Extract<PreviewMessage, { id: number }>

interface Waiting {
  id: number
  callApi: CallApi
  settle: (message: Settled) => void
  fail: (error: Error) => void
}

/** Reply to a call of a task that has ended. */
const noReply: ApiReply = { status: 503, body: undefined }

/** In megabytes. Reading the whole folder takes about 60. */
const maxMemory = 512

/** Starts a thread that previews drafts (packages/site/src/content/editing). It doesn't keep the process alive. */
export const startPreviewThread = async (options: ThreadOptions): Promise<PreviewThread> => {
  const { code, base, timeout, onEnd } = options
  // Rarely needed, and slow to import.
  const { Worker } = await import('node:worker_threads')
  const worker: Worker = new Worker(code.worker, {
    workerData: { entry: code.entry },
    resourceLimits: { maxOldGenerationSizeMb: maxMemory },
  })
  worker.unref()
  // A task's time starts when the thread runs, because a busy machine takes long to start one.
  const started = new Promise<void>((resolve) => {
    worker.once('online', resolve)
    worker.once('exit', resolve)
  })
  let lastId = 0
  let waiting: Waiting | undefined
  const fail = (error: Error): void => waiting?.fail(error)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origins.
  const send = (request: PreviewRequest): void => worker.postMessage(request)
  const answerCall = async ({
    call,
    path,
    query,
  }: Extract<PreviewMessage, { call: number }>): Promise<void> =>
    send({ reply: call, ...(await (waiting?.callApi(path, query) ?? noReply)) })
  /** Reports the end first, so that the next task uses another thread. */
  const giveUp = (error: Error): void => {
    onEnd()
    fail(error)
  }
  worker.on('error', (error: NodeJS.ErrnoException) =>
    giveUp(
      error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? new TooHeavy()
        : new PreviewFailure(error.stack ?? error.message),
    ),
  )
  worker.on('exit', () => giveUp(new PreviewFailure('The thread ended.')))
  worker.on('message', (message: PreviewMessage) => {
    if ('call' in message) void answerCall(message)
    // Under `node --watch`, a thread also sends the names of its modules.
    else if ('id' in message && message.id === waiting?.id) waiting.settle(message)
  })
  send({ base })
  await started
  return {
    setBase: (base) => send({ base }),
    end: async () => void (await worker.terminate()),
    run: async (task, callApi) => {
      const id = ++lastId
      const overdue = setTimeout(() => {
        giveUp(new TooHeavy())
        void worker.terminate()
      }, timeout)
      try {
        const message = await new Promise<Settled>((resolve, reject) => {
          waiting = { id, callApi, settle: resolve, fail: reject }
          send({ id, ...task })
        })
        if ('failed' in message) throw new PreviewFailure(message.failed)
        return message.result
      } finally {
        clearTimeout(overdue)
        waiting = undefined
      }
    },
  }
}
