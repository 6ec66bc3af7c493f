import { ApiError } from '@kampana/engine-declare/api/http/api-error'
import { createApiWith } from '@kampana/shared/api/api'
import type { Client } from '@kampana/engine-declare/api/http/client'
import type { ApiReply, CheckedDays, PagePreview, PreviewVisit } from '@kampana/shared/content/preview-worker'
import type { RecordPages } from '@kampana/engine-declare/record-pages'
import type * as entry from '../../entry-server.tsx'
import type { Content } from '../content.ts'

/** The site's server entry, of which the thread has its own instance. */
export type PreviewEntry = typeof entry

/** Makes a call of the API in the server's main thread. */
export type CallApi = (path: string, query: Parameters<Client['call']>[1]) => Promise<ApiReply>

/** Data for pages that isn't in the folder. */
export interface PreviewContext {
  recordPages: readonly RecordPages[]
  checked: CheckedDays
}

/** Renders pages of unpublished content. Renderings must not overlap, since an entry has a single content. */
export const createPreviewer = (entry: PreviewEntry, callApi: CallApi) => {
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
