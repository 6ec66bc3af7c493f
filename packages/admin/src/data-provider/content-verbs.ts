import type { Api } from '@kampana/shared/api/api'
import type { CallOptions } from '@kampana/shared/api/http/client'
import type {
  ContentEdit,
  ContentFile,
  ContentFindings,
  ContentOverview,
  ContentReply,
  ContentVersionSummary,
  ContentVersionText,
  DraftInput,
  DraftReply,
  PublishInput,
  PublishReply,
  ReviewInput,
} from '@kampana/shared/content/content-api'
import { toContentError } from './content-errors.ts'
import { isObject } from './reply.ts'

type Edited = Pick<ContentEdit, 'path' | 'text'>

/** A page as visitors would see it with texts that aren't published, and what the reader says of them. */
export interface ContentPreview {
  html: string
  findings: ContentFindings
}

/** What staff do with the college's website. */
export interface ContentVerbs {
  /** The site's tree, its files and the changes that wait. */
  getContent: () => Promise<ContentOverview>
  getContentFile: (path: string) => Promise<ContentFile>
  /** Keeps unfinished texts. Rejects with a `ContentConflictError` where another has saved them meanwhile. */
  saveDraft: (input: DraftInput) => Promise<DraftReply>
  discardDraft: (path: string) => Promise<ContentReply>
  /** Publishes all drafts of a change. */
  publishChange: (id: number) => Promise<PublishReply>
  /** Says when a change goes live. */
  scheduleChange: (id: number, publishAt: string) => Promise<ContentReply>
  /** Asks for a change's publication, or sends it back to who asked, with this word. */
  reviewChange: (id: number, word?: string) => Promise<ContentReply>
  /** Discards all drafts of a change. */
  discardChange: (id: number) => Promise<ContentReply>
  checkContent: (files: readonly Edited[]) => Promise<ContentFindings>
  previewContent: (address: string, files: readonly Edited[], signal?: AbortSignal) => Promise<ContentPreview>
  /** Rejects with a `ContentFaultsError` where the reader refuses the texts, and with a `ContentConflictError`. */
  publishContent: (input: PublishInput) => Promise<PublishReply>
  /** The versions of a file, or of the whole site, the newest first. */
  getVersions: (path?: string) => Promise<ContentVersionSummary[]>
  getVersion: (id: number) => Promise<ContentVersionText>
  restoreVersion: (id: number) => Promise<PublishReply>
  saveReview: (input: ReviewInput) => Promise<ContentReply>
}

/** The website's verbs over the shared client. */
export const contentVerbs = ({ client }: Api): ContentVerbs => {
  const call = async <T>(path: string, options?: CallOptions): Promise<T> => {
    const { body } = await client.call(`/api/content${path}`, options).catch(toContentError)
    return unwrap(body) as T
  }
  return {
    getContent: () => call(''),
    getContentFile: (path) => call('/file', { query: { path } }),
    saveDraft: (input) => call('/drafts', { method: 'PUT', body: input }),
    discardDraft: (path) => call('/drafts', { method: 'DELETE', query: { path } }),
    publishChange: (id) => call(`/changes/${id}/publish`, { method: 'POST' }),
    scheduleChange: (id, publishAt) =>
      call(`/changes/${id}`, { method: 'PUT', body: { publish_at: publishAt } }),
    reviewChange: (id, word) =>
      word === undefined
        ? call(`/changes/${id}/ask`, { method: 'PUT' })
        : call(`/changes/${id}/send-back`, { method: 'PUT', body: { word } }),
    discardChange: (id) => call(`/changes/${id}`, { method: 'DELETE' }),
    checkContent: (files) => call('/check', { method: 'POST', body: { files } }),
    previewContent: (address, files, signal) =>
      call('/preview', { method: 'POST', body: { address, files }, signal }),
    publishContent: (input) => call('/publish', { method: 'POST', body: input }),
    getVersions: (path) => call('/versions', { query: { path } }),
    getVersion: (id) => call(`/versions/${id}`),
    restoreVersion: (id) => call(`/versions/${id}/restore`, { method: 'POST' }),
    saveReview: (input) => call('/reviews', { method: 'PUT', body: input }),
  }
}

/** The data of a reply, with its message where it has one. */
const unwrap = (body: unknown): unknown => {
  if (!isObject(body) || !('data' in body)) return body
  const { data, ...rest } = body
  return isObject(data) ? { ...rest, ...data } : data
}
