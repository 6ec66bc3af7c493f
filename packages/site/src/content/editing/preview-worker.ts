import '@kampana/shared/resources/register'
import type {
  ApiReply,
  PagePreview,
  PreviewBase,
  PreviewFault,
  PreviewMessage,
  PreviewRequest,
  PreviewTask,
} from '@kampana/shared/content/preview-worker'
import type { SiteRecords } from '@kampana/shared/content/site-records'
import { parentPort, workerData } from 'node:worker_threads'
import { createPreviewer, type CallApi, type PreviewEntry } from './preview-page.ts'
import { findDraftFaults, reuseRows, withDrafts } from './draft-records.ts'

// Previews drafts in its own thread, one request at a time.

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

const nothing: SiteRecords = { records: {}, lists: {}, measures: {}, samples: [] }
let base: PreviewBase = { directory: '.', records: nothing, recordPages: [], checked: {} }
let loaded: Promise<PreviewEntry> | undefined
/** Imports the site's entry on first use. */
const loadEntry = (): Promise<PreviewEntry> =>
  (loaded ??= import(/* @vite-ignore */ workerData.entry) as Promise<PreviewEntry>)
let previewer: ReturnType<typeof createPreviewer> | undefined

/** Maximum number of reported errors. */
const maxFaults = 200

const perform = async ({ records: drafts, visit }: PreviewTask): Promise<PagePreview> => {
  const entry = await loadEntry()
  previewer ??= createPreviewer(entry, callApi)
  const files = entry.openFolder(base.directory)
  const records = withDrafts(base.records, drafts)
  const faults: PreviewFault[] = findDraftFaults(records.records, base.records.records, files)
  const page = await previewer(entry.makeContent(records, files), base, visit)
  return { ...page, faults: faults.slice(0, maxFaults) }
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
    const { records, ...others } = request.base
    base = { ...others, records: { ...records, records: reuseRows(records.records, base.records.records) } }
  } else if ('reply' in request) {
    calls.get(request.reply)?.(request)
    calls.delete(request.reply)
  } else void answer(request)
})
