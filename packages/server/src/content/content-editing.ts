import type { ContentFindings } from '@kampana/shared/content/content-api'
import type {
  EditingBase,
  EditingTask,
  EditedTexts,
  PagePreview,
  PreviewVisit,
} from '@kampana/shared/content/editing-worker'
import type { ShownRecords } from '@kampana/shared/content/shown-records'
import { contentMessages } from '@kampana/shared/messages/content-messages'
import { conflict } from '../error.ts'
import { startEditingThread, type EditingThread } from './editing-thread.ts'

/** Checks and previews edits of the college's folder, off the main thread. */
export interface ContentEditing {
  /** All faults of the content as it would be with these edits. */
  check: (edits: EditedTexts) => Promise<ContentFindings>
  /** A page as visitors would see it. Rejects with a 409 where the same person has asked for a newer one meanwhile. */
  preview: (task: {
    edits: EditedTexts
    records: ShownRecords
    by: string
    visit: PreviewVisit
    signal?: AbortSignal
  }) => Promise<PagePreview>
  /** Gets ready, as when somebody opens an editor. */
  warm: () => void
  close: () => Promise<void>
}

interface EditingOptions {
  code: { worker: string; entry: string }
  /** What edits are laid over now, and a text that tells it from any other. */
  base: () => Promise<EditingBase & { revision: string }>
  callApi: Parameters<typeof startEditingThread>[0]['callApi']
  /** The day at the college. */
  today: () => string
  /** Of a task, and until an idle thread is ended, in milliseconds. */
  patience?: number
  idle?: number
}

interface Waiting {
  task: EditingTask
  by?: string
  signal?: AbortSignal | undefined
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}

/** Runs tasks one after the other in a thread that starts with the first, and starts anew after it has died. */
export const createContentEditing = ({
  code,
  base,
  callApi,
  today,
  patience = 10_000,
  idle = 5 * 60_000,
}: EditingOptions): ContentEditing => {
  const queue: Waiting[] = []
  let isRunning = false
  let current: { thread: EditingThread; revision: string } | undefined
  let rest: NodeJS.Timeout | undefined

  const end = async (): Promise<void> => {
    const ended = current
    current = undefined
    await ended?.thread.end()
  }
  /** The thread, with the content that is published now beneath it. */
  const prepare = async (): Promise<EditingThread> => {
    const { revision, ...found } = await base()
    if (current && current.revision === revision) return current.thread
    if (current) current.thread.setBase(found)
    const thread =
      current?.thread ??
      (await startEditingThread({
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
  const run = <T>(task: EditingTask, more: Pick<Waiting, 'by' | 'signal'> = {}): Promise<T> =>
    new Promise((resolve, reject) => {
      const older = queue.findIndex(({ by }) => by !== undefined && by === more.by)
      if (older !== -1) queue.splice(older, 1)[0]?.reject(conflict(contentMessages.superseded))
      queue.push({ task, ...more, resolve: (result) => resolve(result as T), reject })
      void work()
    })
  return {
    check: (edits) => run({ ask: 'check', edits, today: today() }),
    preview: ({ signal, ...task }) => run({ ask: 'preview', ...task }, { by: task.by, signal }),
    warm: () => {
      if (!current && !isRunning) run({ ask: 'warm' }).catch(() => undefined)
    },
    close: async () => {
      clearTimeout(rest)
      for (const { reject } of queue.splice(0)) reject(conflict(contentMessages.superseded))
      await end()
    },
  }
}
