import {
  changeDetailSchema,
  changeSchema,
  draftSchema,
  type Change,
  type ChangeDetail,
  type ChangedRecord,
  type ChangeReply,
  type DraftInput,
  type NewChange,
  type PublishRequest,
  type RecordDraft,
} from './changes.ts'
import type { Client, Reply } from './http/client.ts'
import { recordPath, type Resource } from '../resource.ts'
import { replyReader } from '../schema/reply-reader.ts'
import { isObject, parseList, parseReplyMessage, parseRecord } from './http/reply.ts'

/** What is done with a change, with what each takes. */
export interface ChangeActs {
  publish: PublishRequest
  submit: undefined
  reject: { review_note: string }
  /** Takes back a request or a time. */
  withdraw: undefined
  /** Moves drafts here from other changes. */
  take: { records: readonly Pick<ChangedRecord, 'resource' | 'id'>[] }
}

/** A draft that was kept; null where its values are those that are live. */
export interface DraftReply {
  message: string | undefined
  data: RecordDraft | null
}

/** Drafts over live records, and the changes that hold them. Other back ends have none. */
export const changesApi = ({ call }: Client) => ({
  /** The open changes that this person may read; or their own of 30 days. */
  changes: async (mine = false): Promise<Change[]> =>
    parseList(await call('/api/releases', mine ? { query: { mine: 1 } } : {}), readChange).data,
  /** Begins a change with records that aren't live yet, and with drafts of other changes. */
  begin: async (body: NewChange): Promise<ChangeReply> =>
    readChangeReply(await call('/api/releases', { method: 'POST', body })),
  change: async (id: number): Promise<ChangeDetail> =>
    parseRecord(await call(`/api/releases/${id}`), readDetail),
  draft: async (resource: Named, id: number | string): Promise<RecordDraft> =>
    parseRecord(await call(draftPath(resource, id)), readDraft),
  /** Keeps a draft that is based on the one with this hash; without one, the first draft of a record. */
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
  act: async <A extends keyof ChangeActs>(id: number, act: A, body: ChangeActs[A]): Promise<ChangeReply> =>
    readChangeReply(await call(`/api/releases/${id}/${act}`, { method: 'PUT', body })),
  note: async (id: number, note: string): Promise<ChangeReply> =>
    readChangeReply(await call(`/api/releases/${id}`, { method: 'PUT', body: { note } })),
  discard: async (id: number) => parseReplyMessage(await call(`/api/releases/${id}`, { method: 'DELETE' })),
})
export type ChangesApi = ReturnType<typeof changesApi>

const readChange = replyReader('change', changeSchema)
const readDetail = replyReader('change', changeDetailSchema)
const readDraft = replyReader('draft', draftSchema)
const readChangeReply = (reply: Reply): ChangeReply => ({
  message: parseReplyMessage(reply) ?? '',
  data: parseRecord(reply, readChange),
})

type Named = Pick<Resource, 'name' | 'singleton'>

const draftPath = (resource: Named, id: number | string): string => `${recordPath(resource, id)}/draft`
