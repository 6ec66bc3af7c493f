import type { PagePreview, PreviewBase, PreviewTask } from '@kampana/shared/content/preview-worker'
import { contentMessages } from '@kampana/engine-declare/messages/content-messages'
import { conflict } from '@kampana/engine-server/error'
import { startPreviewThread, type CallApi, type PreviewThread } from './preview-thread.ts'

/** Renders previews of drafts outside of the main thread. */
export interface PreviewQueue {
  /**
   * Renders a page with drafts, in turns between people. Rejects with a 409 if the same person has requested a newer preview
   * of the page, or too many others.
   */
  preview: (task: PreviewTask & Asker & { callApi: CallApi; signal?: AbortSignal }) => Promise<PagePreview>
  close: () => Promise<void>
}

interface Asker {
  person: number
  page: string
}

interface QueueOptions {
  code: { worker: string; entry: string }
  /** Content under the drafts, with a text that identifies it. */
  base: () => Promise<PreviewBase & { revision: string }>
  /** Timeouts of a task and of an idle thread, in milliseconds. */
  timeout?: number
  idle?: number
}

interface Waiting extends Asker {
  task: PreviewTask
  callApi: CallApi
  signal: AbortSignal | undefined
  resolve: (preview: PagePreview) => void
  reject: (error: unknown) => void
}

/** Maximum number of one person's waiting previews, of different pages. */
const maxWaiting = 5

/** Runs tasks one after the other in a thread that starts with the first task, and restarts after a crash. */
export const createPreviewQueue = ({
  code,
  base,
  timeout = 10_000,
  idle = 5 * 60_000,
}: QueueOptions): PreviewQueue => {
  const line = waitingLine()
  let isRunning = false
  let current: { thread: PreviewThread; revision: string } | undefined
  let rest: NodeJS.Timeout | undefined

  const end = async (): Promise<void> => {
    const ended = current
    current = undefined
    await ended?.thread.end()
  }
  /** The thread, with the currently published content. */
  const prepare = async (): Promise<PreviewThread> => {
    const { revision, ...found } = await base()
    if (current && current.revision === revision) return current.thread
    if (current) current.thread.setBase(found)
    const thread =
      current?.thread ??
      (await startPreviewThread({
        code,
        base: found,
        timeout,
        onEnd: () => {
          if (current?.thread === thread) current = undefined
        },
      }))
    current = { thread, revision }
    return thread
  }
  const perform = async ({ task, callApi, signal, resolve, reject }: Waiting): Promise<void> => {
    if (signal?.aborted) return reject(conflict(contentMessages.superseded))
    await prepare()
      .then((thread) => thread.run(task, callApi))
      .then(resolve, reject)
  }
  const work = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    clearTimeout(rest)
    for (let next = line.take(); next; next = line.take()) await perform(next)
    isRunning = false
    rest = setTimeout(() => void end(), idle).unref()
  }
  return {
    preview: ({ person, page, signal, callApi, ...task }) =>
      new Promise((resolve, reject) => {
        line.add({ task, callApi, person, page, signal, resolve, reject })
        void work()
      }),
    close: async () => {
      clearTimeout(rest)
      line.clear()
      await end()
    },
  }
}

/** Waiting previews, a few per person, served in turns: nobody waits for all of another person's. */
const waitingLine = () => {
  const waiting: Waiting[] = []
  let lastPerson: number | undefined
  const supersede = (older: Waiting): void => {
    waiting.splice(waiting.indexOf(older), 1)
    older.reject(conflict(contentMessages.superseded))
  }
  return {
    add: (task: Waiting): void => {
      const own = waiting.filter(({ person }) => person === task.person)
      const older =
        own.find(({ page }) => page === task.page) ?? (own.length < maxWaiting ? undefined : own[0])
      if (older) supersede(older)
      waiting.push(task)
    },
    take: (): Waiting | undefined => {
      const at = waiting.findIndex(({ person }) => person !== lastPerson)
      const [next] = waiting.splice(Math.max(at, 0), 1)
      lastPerson = next?.person
      return next
    },
    clear: (): void => [...waiting].forEach(supersede),
  }
}
