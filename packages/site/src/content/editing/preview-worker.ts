import type {
  ApiReply,
  PagePreview,
  PreviewBase,
  PreviewMessage,
  PreviewRequest,
  PreviewTask,
} from '@kampana/shared/content/preview-worker'
import { parentPort, workerData } from 'node:worker_threads'
import { createPreviewer, type CallApi, type PreviewEntry } from './preview-page.ts'
import { createDraftedReader } from './read-drafted.ts'

// Previews drafts of records in a thread of its own, one request after the other.

const send = (message: PreviewMessage): void => {
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

const reader = createDraftedReader()
let base: PreviewBase | undefined
let previewer: Promise<ReturnType<typeof createPreviewer>> | undefined
/** The site's entry is loaded when it's first needed. */
const loadPreviewer = (): NonNullable<typeof previewer> =>
  (previewer ??= (import(/* @vite-ignore */ workerData.entry) as Promise<PreviewEntry>).then((entry) =>
    createPreviewer(entry, callApi),
  ))

/** The most faults that are told at once; nobody reads more. */
const maxFaults = 200

const perform = async ({ records, visit }: PreviewTask): Promise<PagePreview> => {
  const drafted = reader.read(records)
  const faults = drafted.faults
    .slice(0, maxFaults)
    .map(({ file, line, problem }) => ({ path: file, line: line ?? null, text: problem }))
  if (!drafted.content) return { html: '', faults, styles: { address: '', text: '' } }
  const beside = base ?? { recordPages: [], checked: {} }
  return { ...(await (await loadPreviewer()).preview(drafted.content, beside, visit)), faults }
}

const answer = async ({ id, ...task }: { id: number } & PreviewTask): Promise<void> => {
  try {
    send({ id, result: await perform(task) })
  } catch (error) {
    send({ id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}

parentPort?.on('message', (request: PreviewRequest) => {
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
