import type { Call, ReplyOf } from '@kampana/engine-declare/calls/call'
import { makeCall, makeCallWithHeaders, type InputArgument } from '@kampana/engine-declare/calls/calls-of'
import { orderCalls } from '@kampana/engine-declare/calls/order-calls'
import { versionCalls } from '@kampana/engine-declare/calls/version-calls'
import {
  customActionBody,
  customActionCall,
  findAction,
  type BulkReply,
  bulkActionCall,
} from '@kampana/engine-declare/calls/custom-action-calls'
import type { EngineApi } from '@kampana/engine-declare/api/engine-api'
import type { UploadedFile } from '@kampana/engine-declare/media/file'
import type { UploadProgress } from '@kampana/engine-declare/api/http/upload'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import type { SearchResult } from '@kampana/engine-declare/search'
import { inputName } from '@kampana/engine-declare/kinds/index'
import type { RecordsFilter } from '@kampana/engine-declare/rich-text/records-rules'
import { type Resource, pluralName } from '@kampana/engine-declare/resource'
import { isSafePictureUrl } from '@kampana/engine-declare/text/safe-url'
import type { Identifier } from 'react-admin'
import { toStoredUrl } from '../url/resolve-url.ts'
import { messageForPeople } from '@kampana/engine-declare/api/http/api-error'
import type { Client } from '@kampana/engine-declare/api/http/client'
import { maxAtOnce } from '@kampana/engine-declare/custom-action'
import { decodeEach } from '@kampana/engine-declare/messages/message'
import { errorMessage } from '../error-message.ts'
import { countIds, inBatches } from './in-batches.ts'
import { restoreMany } from './delete-many.ts'
import { toFormError } from './errors.ts'
import { toRequestBody, withInputValues } from './input-values.ts'

/** Calls that react-admin has no verbs for: uploads and custom actions. */
export interface CustomVerbs {
  /** Makes a declared call. */
  call: <C extends Call>(call: C, ...input: InputArgument<C>) => Promise<ReplyOf<C>>
  /** Uploads an image for a body. Returns its address. */
  uploadImage: (image: File, options: UploadOptions) => Promise<string>
  uploadFile: (file: File, options: UploadOptions) => Promise<UploadedFile>
  /** Public pages and records that the site's search finds. */
  searchWebsite: (question: string) => Promise<readonly SearchResult[]>
  /**
   * Moves a record in an order by hand: behind another (null: the first position) or before another (null: the last), in a
   * tree also to another parent (null: the root). Returns the server's message.
   */
  move: (resource: string, id: Identifier, move: Move) => Promise<string | undefined>
  /** Runs a custom action on a record. Returns the server's message. Rejects with validation errors by field of its input. */
  act: (
    resource: string,
    action: string,
    id: Identifier,
    values?: Readonly<Record<string, unknown>>,
  ) => Promise<string | undefined>
  /** Runs a bulk action on records. Returns the server's message, the changed ids and the skipped ids. */
  actMany: (
    resource: string,
    action: string,
    ids: readonly Identifier[],
    values?: Readonly<Record<string, unknown>>,
  ) => Promise<BulkReply>
  /** Restores deleted records, all or none. Returns the server's message. */
  restore: (resource: string, ids: readonly Identifier[]) => Promise<string | undefined>
  /** First hundred public records that match a filter, and their total. */
  getPublicRecords: (
    resource: string,
    filter: RecordsFilter | null,
  ) => Promise<{ data: readonly PublicRecord[]; total: number }>
  /** Long fields of up to ten records by id, which lists omit. */
  getLongFields: (
    resource: string,
    ids: readonly Identifier[],
    include: readonly string[],
  ) => Promise<ReadonlyMap<Identifier, object>>
  /** Restores a version, unless the record's ETag has changed. Rejects with validation errors by field. */
  putBack: (resource: string, id: Identifier, version: number, ifMatch?: string) => Promise<PutBackReply>
}

/** Target of a move. */
export interface Move {
  parent?: number | null
  after?: number | null
  before?: number | null
}

/** Message of the server, and the data for an undo: the record's previous version and its current ETag. */
interface PutBackReply {
  message: string
  former: number
  etag: string | undefined
}

/** A record in its public form. */
type PublicRecord = Readonly<Record<string, unknown>> & { id: number }

export interface UploadOptions {
  signal?: AbortSignal
  onProgress?: (progress: UploadProgress) => void
}

/** The engine's own verbs over the shared client. `named` finds a resource's declaration. */
export const customVerbs = (api: EngineApi, named: (name: string) => Resource): CustomVerbs => ({
  call: (call, ...[input]) => makeCall(api.client, call, input ?? {}),
  restore: (name, ids) => restoreMany(api, named(name), ids.map(Number)).catch(toFormError(named(name))),

  uploadImage: async (image, options) => {
    const address = toStoredUrl(await api.uploadImage(image, options))
    if (!isSafePictureUrl(address)) throw new Error(basicMessages.pictureElsewhere)
    return address
  },
  uploadFile: api.uploadFile,
  searchWebsite: (question) => api.search(question).then(({ data }) => data),
  getPublicRecords: (name, filter) =>
    api.records.list<PublicRecord>(name, { filter: filter ?? {}, range: [0, 99] }),
  getLongFields: async (name, ids, include) => {
    const query = { filter: { id: ids }, range: [0, ids.length - 1] } as const
    const extra = { include: include.join(',') }
    const { data } = await api.list<Record<string, unknown> & { id: Identifier }>(name, query, { extra })
    return new Map(
      data.map((row) => [row.id, Object.fromEntries(include.map((each) => [each, row[each]]))] as const),
    )
  },
  putBack: async (name, id, version, ifMatch) => {
    const input = {
      id: Number(id),
      version: String(version),
      ...(ifMatch !== undefined && { headers: { 'if-match': ifMatch } }),
    }
    const { reply, headers } = await makeCallWithHeaders(
      api.client,
      versionCalls(named(name)).restore,
      input,
    ).catch(toFormError(named(name)))
    return { message: reply.message, former: reply.former, etag: headers.get('etag') ?? undefined }
  },
  move: (name, id, { parent, after, before }) => {
    const { tree, fields } = named(name)
    const field = tree && fields[tree.parent]
    const body = {
      ...(field && { [inputName(tree.parent, field)]: parent }),
      ...(after === undefined ? { before_id: before } : { after_id: after }),
    }
    return makeCall(api.client, orderCalls(named(name)).move, { id, body })
      .then(({ message }) => message)
      .catch(toFormError(named(name)))
  },
  act: (name, action, id, values = {}) => {
    const resource = named(name)
    const { input, fields } = inputOf(resource, action, values)
    const call = customActionCall(resource, findAction(resource, action).path)
    return makeCall(api.client, call, { id, body: customActionBody(resource, action, input) })
      .then(({ message }) => message || undefined)
      .catch(toFormError({ fields }))
  },
  actMany: (name, action, ids, values = {}) => {
    const { input, fields } = inputOf(named(name), action, values)
    return actMany(api.client, named(name), action, ids.map(Number), input).catch(toFormError({ fields }))
  },
})

/** Input of a custom action from the values of a form or a record. */
const inputOf = (resource: Resource, action: string, values: Readonly<Record<string, unknown>>) => {
  const { fields } = findAction(resource, action)
  return { fields, input: toRequestBody({ fields }, withInputValues({ fields }, values), 'create') }
}

/** Runs a bulk action on any number of records, in several calls if they exceed the limit of one. */
const actMany = async (
  client: Client,
  resource: Resource,
  action: string,
  ids: readonly number[],
  input: Readonly<Record<string, unknown>>,
): Promise<BulkReply> => {
  const call = bulkActionCall(resource, action)
  const { done, refused } = await inBatches(ids, { size: maxAtOnce }, (batch) =>
    makeCall(client, call, { body: { ...input, ids: batch } }).then(decodeRefused),
  )
  const [first] = refused
  if (first && done.length === 0) throw first.error
  const replies = done.map(({ reply }) => reply)
  const [only] = replies
  if (only && replies.length === 1 && !first) return only
  const changed = replies.flatMap((reply) => reply.changed)
  const { label } = findAction(resource, action)
  const acted = basicMessages.actedMany(label, countIds(changed), pluralName(resource))
  return {
    message: first ? basicMessages.notDone(acted, countIds(refused), errorMessage(first.error)) : acted,
    changed,
    refused: replies.flatMap((reply) => reply.refused),
  }
}

const decodeRefused = (reply: BulkReply): BulkReply => {
  const refused = decodeEach(reply.refused)
  for (const each of refused) each.message = messageForPeople(each.message)
  return { ...reply, refused }
}
