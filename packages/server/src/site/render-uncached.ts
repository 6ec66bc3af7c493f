import type { FormOutcome } from '@kampana/engine-declare/forms/form-outcome'
import { alertsPath, type PersonalPage } from '@kampana/shared/notices/subscription'
import type { OutgoingHttpHeaders } from 'node:http'
import { cachedPage, type CachedResponse } from '@kampana/engine-server/http/cache/cached-response'
import type { Inline } from '@kampana/engine-server/http/headers'
import type { SiteEntry } from './site-entry.ts'

/** Pages rendered for one person and never cached. */
export interface UncachedPages {
  answerForm: AnswerForm
  renderPersonal: RenderPersonal
}
/** Renders a page with the result of its form. */
export type AnswerForm = (
  path: string,
  form: FormOutcome,
  answer: { status: number; headers: Readonly<Record<string, string>> },
) => Promise<CachedResponse>
/** Renders the page of a subscriber's link, without scripts. The page's head doesn't contain its address. */
export type RenderPersonal = (personal: PersonalPage) => Promise<string>

interface Making {
  loadEntry: () => Promise<SiteEntry>
  headersFor: (entry: SiteEntry, inline?: Inline) => OutgoingHttpHeaders
  visit: (path: string) => Parameters<SiteEntry['render']>[0]
}

export const renderUncached = ({ loadEntry, headersFor, visit }: Making): UncachedPages => ({
  renderPersonal: async (personal) => {
    const entry = await loadEntry()
    return (await entry.render({ ...visit(`${alertsPath}/yours`), personal, preview: true })).html
  },
  answerForm: async (path, form, { status, headers }) => {
    const entry = await loadEntry()
    const { html, inline, contentType } = await entry.render({ ...visit(path), form })
    const once = { ...headersFor(entry, inline), ...headers, 'cache-control': 'no-store' }
    return cachedPage({ status, contentType }, html, once)
  },
})
