import type { PagePreview, PreviewBase, PreviewTask } from '@kampana/shared/content/preview-worker'
import { contentMessages } from '@kampana/shared/messages/content-messages'
import { conflict } from '../error.ts'
import { startPreviewThread, type PreviewThread } from './preview-thread.ts'

/** Previews drafts of records, off the main thread. */
export interface PreviewQueue {
  /**
   * A page as visitors would see it, for one person after the other. Rejects with a 409 where the same person has asked for a
   * newer one of it meanwhile, or for very many others.
   */
  preview: (task: PreviewTask & Asker & { signal?: AbortSignal }) => Promise<PagePreview>
  close: () => Promise<void>
}

interface Asker {
  person: number
  page: string
}

interface QueueOptions {
  code: { worker: string; entry: string }
  /** What drafts are laid over now, and a text that tells it from any other. */
  base: () => Promise<PreviewBase & { revision: string }>
  callApi: Parameters<typeof startPreviewThread>[0]['callApi']
  /** Of a task, and until an idle thread is ended, in milliseconds. */
  timeout?: number
  idle?: number
}

interface Waiting extends Asker {
  task: PreviewTask
  signal: AbortSignal | undefined
  resolve: (preview: PagePreview) => void
  reject: (error: unknown) => void
}

/** How many previews of one person wait, of as many pages. */
const maxWaiting = 5

/** Runs tasks one after the other in a thread that starts with the first, and starts anew after it has died. */
export const createPreviewQueue = ({
  code,
  base,
  callApi,
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
        timeout,
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
    for (let next = line.take(); next; next = line.take()) await perform(next)
    isRunning = false
    rest = setTimeout(() => void end(), idle).unref()
  }
  return {
    preview: ({ person, page, signal, ...task }) =>
      new Promise((resolve, reject) => {
        line.add({ task, person, page, signal, resolve, reject })
        void work()
      }),
    close: async () => {
      clearTimeout(rest)
      line.clear()
      await end()
    },
  }
}

/** The previews that wait, few of each person, taken for one person after the other: nobody waits for all of somebody else's. */
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
