import type { Api } from '@kampana/shared/api/api'
import type { FormOutcome } from '@kampana/shared/forms/form-outcome'
import type { OutgoingHttpHeaders } from 'node:http'
import { cachedPage, type CachedResponse } from '../http/cached-response.ts'
import type { Inline } from '../http/headers.ts'
import type { SiteEntry } from './site.ts'

/** Pages that are made for one person and kept nowhere. */
export interface UncachedPages {
  preview: Preview
  answerForm: AnswerForm
}
/** A page as the site would show it if the API answered otherwise. Answers its HTML, without scripts. */
export type Preview = (path: string, otherwise: (api: Api) => Api) => Promise<string>
/** A page with what became of the form on it. */
export type AnswerForm = (
  path: string,
  form: FormOutcome,
  answer: { status: number; headers: Readonly<Record<string, string>> },
) => Promise<CachedResponse>

interface Making {
  loadEntry: () => Promise<SiteEntry>
  headersFor: (entry: SiteEntry, inline?: Inline) => OutgoingHttpHeaders
  visit: (path: string) => Parameters<SiteEntry['render']>[0]
}

export const renderUncached = ({ loadEntry, headersFor, visit }: Making): UncachedPages => ({
  preview: async (path, otherwise) => {
    const entry = await loadEntry()
    const asked = visit(path)
    return (await entry.render({ ...asked, api: otherwise(asked.api), preview: true })).html
  },
  answerForm: async (path, form, { status, headers }) => {
    const entry = await loadEntry()
    const { html, inline, contentType } = await entry.render({ ...visit(path), form })
    const once = { ...headersFor(entry, inline), ...headers, 'cache-control': 'no-store' }
    return cachedPage({ status, contentType }, html, once)
  },
})
