import '@kampana/shared/resources/register'
import type {
  ApiReply,
  PagePreview,
  PreviewBase,
  PreviewFault,
  PreviewMessage,
  PreviewRequest,
  PreviewTask,
  CheckedDays,
  PreviewVisit,
} from '@kampana/shared/content/preview-worker'
import type { SiteRecords, SiteRow } from '@kampana/shared/content/site-records'
import { parentPort, workerData } from 'node:worker_threads'
import { ApiError } from '@kampana/engine-declare/api/http/api-error'
import { createApiWith } from '@kampana/shared/api/api'
import type { Client } from '@kampana/engine-declare/api/http/client'
import type { RecordPages } from '@kampana/engine-declare/record-pages'
import type * as entry from '../../entry-server.tsx'
import type { Content } from '../content.ts'
import { findResource } from '@kampana/engine-declare/registry/all-resources'
import { textProblems } from '../checks/check-text.ts'
import type { Files } from '../folder/files.ts'

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

/** The site's server entry, of which the thread has its own instance. */
type PreviewEntry = typeof entry

/** Makes a call of the API in the server's main thread. */
type CallApi = (path: string, query: Parameters<Client['call']>[1]) => Promise<ApiReply>

/** Data for pages that isn't in the folder. */
interface PreviewContext {
  recordPages: readonly RecordPages[]
  checked: CheckedDays
}

/** Renders pages of unpublished content. Renderings must not overlap, since an entry has a single content. */
const createPreviewer = (entry: PreviewEntry, callApi: CallApi) => {
  let revision = 0
  return async (
    content: Content,
    { recordPages, checked }: PreviewContext,
    { url, ...visit }: PreviewVisit,
  ): Promise<Omit<PagePreview, 'faults'>> => {
    revision += 1
    const api = createApiWith(clientOf(callApi), () => visit.timeZone)
    await entry.setContent(content, `preview-${revision}`, recordPages, checked)
    const render = (address: URL) => entry.render({ ...visit, url: address, api, preview: true })
    const page = await render(new URL(url))
    const { html } = page.location === undefined ? page : await render(new URL(page.location, url))
    const [address, sheet] = [...entry.contentFiles()].find(([name]) => name.endsWith('.css')) ?? ['']
    return { html, styles: { address, text: sheet?.text ?? '' } }
  }
}

const clientOf = (callApi: CallApi): Client => ({
  call: async (path, options) => {
    const { status, body } = await callApi(path, options)
    const headers = { get: () => null }
    if (status >= 300) throw new ApiError(status, body, headers)
    return { status, body, headers }
  },
})

/** The published records with drafts over them. Unchanged parts stay the same objects, so that cached results stay valid. */
const withDrafts = (published: SiteRecords, drafts: SiteRecords): SiteRecords => ({
  ...drafts,
  records: reuseRows({ ...published.records, ...drafts.records }, published.records),
  lists: { ...published.lists, ...drafts.lists },
})

/** The rows, with the former object for each unchanged row and array. A thread receives copies. */
const reuseRows = (records: SiteRecords['records'], former: SiteRecords['records']): SiteRecords['records'] =>
  Object.fromEntries(
    Object.entries(records).map(([name, own]) => {
      const before = former[name] ?? []
      if (own === before) return [name, own]
      const known = new Map(before.map((row) => [JSON.stringify(row), row]))
      const same = own.map((row) => known.get(JSON.stringify(row)) ?? row)
      const isSame = same.length === before.length && same.every((row, n) => row === before[n])
      return [name, isSame ? before : same]
    }),
  )

/** Missing files and broken links in the texts of drafts. Links may lead to unpublished pages. */
const findDraftFaults = (
  records: SiteRecords['records'],
  published: SiteRecords['records'],
  files: Files,
): PreviewFault[] =>
  Object.entries(records).flatMap(([name, own]) => {
    const lived = new Set(published[name])
    return own
      .filter((row) => !lived.has(row))
      .flatMap(bodiesOf)
      .flatMap((body) => textProblems(body, { files, paths: { has: (path) => !isFile(path) } }))
      .map(({ problem }) => ({ path: findResource(name).label, line: null, text: problem }))
  })

const isFile = (path: string): boolean => path.startsWith('/content/files/')

const bodiesOf = (row: SiteRow): string[] =>
  [row['body'], row['privacy']].filter((body) => typeof body === 'string')

parentPort?.on('message', (request: PreviewRequest) => {
  if ('base' in request) {
    const { records, ...others } = request.base
    base = { ...others, records: { ...records, records: reuseRows(records.records, base.records.records) } }
  } else if ('reply' in request) {
    calls.get(request.reply)?.(request)
    calls.delete(request.reply)
  } else void answer(request)
})
