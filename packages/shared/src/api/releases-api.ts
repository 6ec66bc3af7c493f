import {
  releaseDetailSchema,
  releaseSchema,
  draftSchema,
  type Release,
  type ReleaseDetail,
  type ReleaseRecord,
  type ReleaseReply,
  type DraftInput,
  type NewRelease,
  type PublishRequest,
  type RecordDraft,
} from './releases.ts'
import type { Client, Reply } from './http/client.ts'
import { recordPath, type Resource } from '../resource.ts'
import { replyReader } from '../schema/reply-reader.ts'
import { isObject, parseList, parseReplyMessage, parseRecord } from './http/reply.ts'

/** Steps of a release, with their bodies. */
export interface ReleaseActs {
  publish: PublishRequest
  submit: undefined
  reject: { review_note: string }
  /** Withdraws a submission or a schedule. */
  withdraw: undefined
  /** Moves drafts here from other releases. */
  take: { records: readonly Pick<ReleaseRecord, 'resource' | 'id'>[] }
}

/** A saved draft; null if its values equal the published ones. */
export interface DraftReply {
  message: string | undefined
  data: RecordDraft | null
}

/** Drafts of published records, and their releases. Other back ends have none. */
export const releasesApi = ({ call }: Client) => ({
  /** Open releases that this person may read, or their own of the last 30 days. */
  releases: async (mine = false): Promise<Release[]> =>
    parseList(await call('/api/releases', mine ? { query: { mine: 1 } } : {}), readRelease).data,
  /** Creates a release with unpublished records, and with drafts of other releases. */
  begin: async (body: NewRelease): Promise<ReleaseReply> =>
    readReleaseReply(await call('/api/releases', { method: 'POST', body })),
  release: async (id: number): Promise<ReleaseDetail> =>
    parseRecord(await call(`/api/releases/${id}`), readDetail),
  draft: async (resource: Named, id: number | string): Promise<RecordDraft> =>
    parseRecord(await call(draftPath(resource, id)), readDraft),
  /** Saves a draft based on the one with this hash, or a record's first draft without a hash. */
  saveDraft: async (
    resource: Named,
    id: number | string,
    body: DraftInput,
    hash?: string,
  ): Promise<DraftReply> => {
    const headers: Record<string, string> =
      hash === undefined ? { 'if-none-match': '*' } : { 'if-match': `"${hash}"` }
    const reply = await call(draftPath(resource, id), { method: 'PUT', body, headers })
    const isLive = isObject(reply.body) && reply.body.data === null
    return { message: parseReplyMessage(reply), data: isLive ? null : parseRecord(reply, readDraft) }
  },
  discardDraft: async (resource: Named, id: number | string) =>
    parseReplyMessage(await call(draftPath(resource, id), { method: 'DELETE' })),
  act: async <A extends keyof ReleaseActs>(id: number, act: A, body: ReleaseActs[A]): Promise<ReleaseReply> =>
    readReleaseReply(await call(`/api/releases/${id}/${act}`, { method: 'PUT', body })),
  note: async (id: number, note: string): Promise<ReleaseReply> =>
    readReleaseReply(await call(`/api/releases/${id}`, { method: 'PUT', body: { note } })),
  discard: async (id: number) => parseReplyMessage(await call(`/api/releases/${id}`, { method: 'DELETE' })),
})
export type ReleasesApi = ReturnType<typeof releasesApi>

const readRelease = replyReader('change', releaseSchema)
const readDetail = replyReader('change', releaseDetailSchema)
const readDraft = replyReader('draft', draftSchema)
const readReleaseReply = (reply: Reply): ReleaseReply => ({
  message: parseReplyMessage(reply) ?? '',
  data: parseRecord(reply, readRelease),
})

type Named = Pick<Resource, 'name' | 'singleton'>

const draftPath = (resource: Named, id: number | string): string => `${recordPath(resource, id)}/draft`
