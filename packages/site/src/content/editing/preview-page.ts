import { ApiError } from '@kampana/shared/api/http/api-error'
import { createApiWith, type Api } from '@kampana/shared/api/api'
import type { Client } from '@kampana/shared/api/http/client'
import type { ApiReply, CheckedDays, PagePreview, PreviewVisit } from '@kampana/shared/content/preview-worker'
import type { ShownRecords } from '@kampana/shared/content/shown-records'
import type { RecordPages } from '@kampana/shared/record-pages'
import type { Content } from '../content.ts'
import type { Files } from '../folder/files.ts'

/** What a preview needs of the site's server entry (entry-server.tsx), of which the thread has an instance of its own. */
export interface PreviewEntry {
  openFolder: (directory: string) => Files
  makeContent: (records: ShownRecords, files: Files) => Content
  setContent: (
    content: Content,
    hash: string,
    recordPages: readonly RecordPages[],
    checked: CheckedDays,
  ) => Promise<void>
  contentFiles: () => ReadonlyMap<string, { text: string }>
  render: (
    request: Omit<PreviewVisit, 'url'> & { url: URL; api: Api; preview: true },
  ) => Promise<{ html: string; location?: string }>
}

/** Makes a call of the API in the server's main thread. */
export type CallApi = (path: string, query: Parameters<Client['call']>[1]) => Promise<ApiReply>

/** What pages show besides the content of the folder. */
export interface ShownBeside {
  recordPages: readonly RecordPages[]
  checked: CheckedDays
}

/** Renders pages of content that isn't published. Renderings must not overlap, since an entry has one content. */
export const createPreviewer = (entry: PreviewEntry, callApi: CallApi) => {
  const api = createApiWith(clientOf(callApi))
  let revision = 0
  return async (
    content: Content,
    { recordPages, checked }: ShownBeside,
    { url, ...visit }: PreviewVisit,
  ): Promise<Omit<PagePreview, 'faults'>> => {
    revision += 1
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
