import type { PagePreview, PreviewBase, PreviewTask } from '@kampana/shared/content/preview-worker'
import { contentMessages } from '@kampana/shared/messages/content-messages'
import { conflict } from '../error.ts'
import { startPreviewThread, type PreviewThread } from './preview-thread.ts'

/** Previews drafts of records, off the main thread. */
export interface PreviewQueue {
  /** A page as visitors would see it. Rejects with a 409 where the same person has asked for a newer one meanwhile. */
  preview: (task: PreviewTask & { by: string; signal?: AbortSignal }) => Promise<PagePreview>
  close: () => Promise<void>
}

interface QueueOptions {
  code: { worker: string; entry: string }
  /** What drafts are laid over now, and a text that tells it from any other. */
  base: () => Promise<PreviewBase & { revision: string }>
  callApi: Parameters<typeof startPreviewThread>[0]['callApi']
  /** Of a task, and until an idle thread is ended, in milliseconds. */
  patience?: number
  idle?: number
}

interface Waiting {
  task: PreviewTask
  by: string
  signal: AbortSignal | undefined
  resolve: (preview: PagePreview) => void
  reject: (error: unknown) => void
}

/** Runs tasks one after the other in a thread that starts with the first, and starts anew after it has died. */
export const createPreviewQueue = ({
  code,
  base,
  callApi,
  patience = 10_000,
  idle = 5 * 60_000,
}: QueueOptions): PreviewQueue => {
  const queue: Waiting[] = []
  let isRunning = false
  let current: { thread: PreviewThread; revision: string } | undefined
  let rest: NodeJS.Timeout | undefined

  const end = async (): Promise<void> => {
    const ended = current
    current = undefined
    await ended?.thread.end()
  }
  /** The thread, with the content that is published now beneath it. */
  const prepare = async (): Promise<PreviewThread> => {
    const { revision, ...found } = await base()
    if (current && current.revision === revision) return current.thread
    if (current) current.thread.setBase(found)
    const thread =
      current?.thread ??
      (await startPreviewThread({
        code,
        base: found,
        callApi,
        patience,
        onEnd: () => {
          if (current?.thread === thread) current = undefined
        },
      }))
    current = { thread, revision }
    return thread
  }
  const perform = async ({ task, signal, resolve, reject }: Waiting): Promise<void> => {
    if (signal?.aborted) return reject(conflict(contentMessages.superseded))
    await prepare()
      .then((thread) => thread.run(task))
      .then(resolve, reject)
  }
  const work = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    clearTimeout(rest)
    for (let next = queue.shift(); next; next = queue.shift()) await perform(next)
    isRunning = false
    rest = setTimeout(() => void end(), idle).unref()
  }
  return {
    preview: ({ by, signal, ...task }) =>
      new Promise((resolve, reject) => {
        const older = queue.findIndex((each) => each.by === by)
        if (older !== -1) queue.splice(older, 1)[0]?.reject(conflict(contentMessages.superseded))
        queue.push({ task, by, signal, resolve, reject })
        void work()
      }),
    close: async () => {
      clearTimeout(rest)
      for (const { reject } of queue.splice(0)) reject(conflict(contentMessages.superseded))
      await end()
    },
  }
}
