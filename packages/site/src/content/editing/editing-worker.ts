import type {
  ApiReply,
  EditedTexts,
  EditingBase,
  EditingMessage,
  EditingRequest,
  EditingTask,
  PagePreview,
} from '@kampana/shared/content/editing-worker'
import type { ContentFindings } from '@kampana/shared/content/content-api'
import { parentPort, workerData } from 'node:worker_threads'
import { listWarnings } from '../warnings/list-warnings.ts'
import { createPreviewer, type CallApi, type PreviewEntry } from './preview-page.ts'
import { createEditedReader, type EditedContent } from './read-edited.ts'

// Checks and previews edits of a college's folder in a thread of its own, one request after the other.

const send = (message: EditingMessage): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origins.
  parentPort?.postMessage(message)
}

const calls = new Map<number, (reply: ApiReply) => void>()
let lastCall = 0
const callApi: CallApi = (path, options) =>
  new Promise((resolve) => {
    const call = ++lastCall
    calls.set(call, resolve)
    send({ call, path, query: options?.query })
  })

const reader = createEditedReader()
let base: EditingBase | undefined
let previewer: Promise<ReturnType<typeof createPreviewer>> | undefined
/** The site's entry is loaded when it's first needed. */
const loadPreviewer = (): NonNullable<typeof previewer> =>
  (previewer ??= (import(/* @vite-ignore */ workerData.entry) as Promise<PreviewEntry>).then((entry) =>
    createPreviewer(entry, callApi),
  ))

/** The most faults that are told at once; nobody reads more. */
const maxFaults = 200

const findingsOf = (
  edits: EditedTexts,
  { content, faults }: EditedContent,
  today: string,
): ContentFindings => ({
  faults: faults
    .slice(0, maxFaults)
    .map(({ file, line, problem }) => ({ path: file, line: line ?? null, text: problem })),
  warnings: listWarnings(edits, content, today),
})

const perform = async (task: EditingTask): Promise<ContentFindings | PagePreview | null> => {
  if (task.ask === 'check') return findingsOf(task.edits, reader.check(task.edits), task.today)
  const beside = base ?? { recordPages: [], checked: {} }
  if (task.ask === 'warm') {
    const { content } = reader.check({})
    if (content) await (await loadPreviewer()).show(content, beside)
    return null
  }
  const edited = reader.readTolerantly(reader.withRecords(task.edits, task.records), task.by)
  const { content } = edited
  const findings = findingsOf(task.edits, edited, task.visit.today)
  if (!content) return { html: '', findings, styles: { address: '', text: '' } }
  return { ...(await (await loadPreviewer()).preview(content, beside, task.visit)), findings }
}

const answer = async ({ id, ...task }: { id: number } & EditingTask): Promise<void> => {
  try {
    send({ id, result: await perform(task) })
  } catch (error) {
    send({ id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}

parentPort?.on('message', (request: EditingRequest) => {
  if ('base' in request) {
    base = request.base
    return reader.setBase(base)
  }
  if ('reply' in request) {
    calls.get(request.reply)?.(request)
    return calls.delete(request.reply)
  }
  return void answer(request)
})
