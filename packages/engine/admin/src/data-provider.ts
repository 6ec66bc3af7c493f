import type { Call } from '@kampana/engine-declare/calls/call'
import { parseReplyMessage } from '@kampana/engine-declare/api/http/reply'
import type { EngineApi } from '@kampana/engine-declare/api/engine-api'
import type { Client } from '@kampana/engine-declare/api/http/client'
import type { ListCache } from '@kampana/engine-declare/lists/list-reader'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import { recordPath, type Resource } from '@kampana/engine-declare/resource'
import type { ReplyRecord } from '@kampana/engine-declare/schema/record-reader'
import simpleRestProvider from 'ra-data-simple-rest'
import type { DataProvider, RaRecord, UpdateParams } from 'react-admin'
import { isRestorable } from './data-provider/reply.ts'
import { draftVerbs, type DraftVerbs } from './data-provider/draft-verbs.ts'
import { customVerbs, type CustomVerbs } from './data-provider/custom-verbs.ts'
import { deleteMany, deleteOne } from './data-provider/delete-many.ts'
import { toFormError, toConflictError, toReadError } from './data-provider/errors.ts'
import { changeCachedLists, changeOf } from './data-provider/other-back-end/cached-lists.ts'
import { waitOutRateLimit } from './data-provider/other-back-end/rate-limit.ts'
import { createHttpClient } from './data-provider/http-client.ts'
import { parseReleaseRecord, createRecordReaders } from './data-provider/record-readers.ts'
import { defaultFilter } from './screens/list/default-filter.ts'
import type { OverridesByResource } from './screens/overrides.tsx'
import { wrapMethods } from './data-provider/wrap-methods.ts'
import { readRecordVersion, withVersion } from './data-provider/record-version.ts'
import {
  attachMessage,
  attachDeletion,
  markIncomplete,
  type ServerMessage,
} from './data-provider/server-message.ts'
import { reauthenticateAndRetry } from './unsaved/reauthentication.ts'
import { readOwnList } from './data-provider/read-own-list.ts'
import { isOwnServer } from './back-end/own-server.ts'
import { fetchAllPages } from './data-provider/fetch-all-pages.ts'
import { withInputValues, withoutAsked, sentValues } from './data-provider/input-values.ts'

/** react-admin's verbs and our own. Without the index signature of `DataProvider`, the compiler knows every verb. */
export type EngineDataProvider = {
  [Verb in keyof DataProvider as string extends Verb ? never : Verb]: DataProvider[Verb]
} & CustomVerbs &
  DraftVerbs

interface DataProviderOptions<A extends EngineApi, V extends object> {
  api: A
  /** Creates the same API over another client. */
  withClient: (client: Client) => A
  /** Declarations of the resources that it serves. */
  resources: readonly Resource[]
  overrides: OverridesByResource
  /** The product's own verbs. `named` finds a resource's declaration. */
  verbs: (api: A, named: (name: string) => Resource) => V
}

/** react-admin's verbs over the shared client. If the session has ended, the person signs in again without leaving the page. */
export const createDataProvider = <A extends EngineApi, V extends object>(
  options: DataProviderOptions<A, V>,
): EngineDataProvider & V => {
  const listCache: ListCache<ReplyRecord> = new Map()
  const api = options.withClient(waitOutRateLimit(options.api.client))
  const verbs = {
    ...createVerbs({ ...options, api }, listCache),
    ...options.verbs(api, findIn(options.resources)),
  }
  const readOne = (resource: string, id: number) =>
    verbs.getOne<ReplyRecord>(resource, { id }).then(({ data }) => data)
  return wrapMethods(verbs, async (name, call, given) => {
    if (isRead(name, given)) return reauthenticateAndRetry(call)
    let change: ReturnType<typeof changeOf>
    try {
      const answer = await reauthenticateAndRetry(call)
      change = changeOf(name, given, answer)
      return answer
    } finally {
      if (change) await changeCachedLists(listCache, change, options.resources, readOne)
      else listCache.clear()
    }
  })
}

/** True for verbs that change nothing. */
const isRead = (name: string, given: readonly unknown[]): boolean =>
  name.startsWith('get') || (name === 'call' && isSafe(given[0] as Call))

const isSafe = ({ method, isSafe: isDeclaredSafe = method === 'GET' }: Call): boolean => isDeclaredSafe

/** Verbs in the protocol of ra-data-simple-rest. */
const createVerbs = (
  { api, resources, overrides }: Omit<DataProviderOptions<EngineApi, object>, 'verbs' | 'withClient'>,
  cache: ListCache<ReplyRecord>,
): EngineDataProvider => {
  const named = findIn(resources)
  const readerOf = createRecordReaders(overrides)
  const http = createHttpClient(api, cache, named, readerOf)
  const rest = simpleRestProvider('/api', http, 'X-Total-Count')
  const readPage: DataProvider['getList'] = (name, part) =>
    isOwnServer() ? readOwnList(api.client, name, part, readerOf(named(name))) : rest.getList(name, part)
  /** The record after a change. If the reply contains only a message or is unreadable, returns the sent values. */
  const withRecord = (resource: Resource, body: unknown, known: RaRecord, otherwise: ServerMessage) => {
    const became = { ...known, ...parseReleaseRecord(body, readerOf(resource)) }
    const message = parseReplyMessage({ body }) ?? otherwise
    return { data: attachMessage(withoutAsked(resource, became), message) as never }
  }

  const getOne: DataProvider['getOne'] = (name, params) =>
    rest
      .getOne(name, params)
      .then(({ data }) => ({ data: withInputValues(named(name), data) }))
      .catch(toReadError(named(name), 'show'))

  const deleteSeveral = severalDeleter(api, named)
  return {
    ...rest,
    supportAbortSignal: true,

    getList: (name, params) =>
      fetchAllPages((part) => readPage(name, part), {
        ...params,
        filter: { ...defaultFilter(overrides[name] ?? {}, params.filter), ...params.filter },
      }).catch(toReadError(named(name), 'list')),
    getMany: (name, params) => rest.getMany(name, params).catch(toReadError(named(name), 'list')),
    getOne,

    create: (name, { data, ...params }) => {
      const resource = named(name)
      const input = sentValues(resource, data, 'create')
      return rest
        .create(name, { ...params, data: input as never })
        .then((answer) =>
          withRecord(resource, answer.data, { id: 0, ...input }, basicMessages.created(resource.singular)),
        )
        .catch(toFormError(resource))
    },
    update: (name, params) => {
      const resource = named(name)
      return edit(api, resource, params)
        .then(({ body, known }) => withRecord(resource, body, known, basicMessages.edited(resource.singular)))
        .catch(toConflictError(resource, readerOf(resource)))
        .catch(toFormError(resource))
    },
    delete: (name, { id, previousData, meta }) => {
      const resource = named(name)
      const descendants: number[] = meta?.beneath ?? []
      if (descendants.length > 0)
        return deleteSeveral(name, { ids: [...descendants, id], meta }).then(({ data }) => ({
          data: data as never,
        }))
      return deleteOne(api, name, id, meta)
        .then((body) => {
          const message = basicMessages[body === undefined ? 'goneBefore' : 'deleted'](resource.singular)
          const answer = withRecord(resource, body, { ...previousData, id }, message)
          if (isRestorable(body)) attachDeletion(answer.data, { resource: name, ids: [id] })
          return answer
        })
        .catch(toFormError(resource))
    },
    deleteMany: (name, { ids, meta }) =>
      deleteSeveral(name, { ids: [...(meta?.beneath ?? []), ...ids], meta }),
    ...ownVerbs(api, named),
    ...draftVerbs(api, named, getOne),
  }
}

/** Deletes several records. Returns the deleted ids, and the former records for the notification that restores them. */
const severalDeleter =
  (api: EngineApi, named: (name: string) => Resource): DataProvider['deleteMany'] =>
  (name, { ids, meta }) =>
    deleteMany(api, named(name), ids.map(Number), meta)
      .then(({ message, gone, deleted, restorable }) => {
        const data = attachMessage([...gone], message)
        if (gone.length < ids.length) markIncomplete(data)
        if (restorable) attachDeletion(data, { resource: name, ids: deleted })
        return { data: data as never }
      })
      .catch(toFormError(named(name)))

/** Verbs that react-admin lacks. */
const ownVerbs = (api: EngineApi, named: (name: string) => Resource) => ({
  ...customVerbs(api, named),
})

/** Optimistic locking: sends the version that the form started with as `If-Match`, so that it can't overwrite another person's change. */
const edit = async ({ client }: EngineApi, resource: Resource, { id, data, previousData }: UpdateParams) => {
  const input = sentValues(resource, data, 'edit')
  const version = readRecordVersion(data)
  const { body, headers } = await client.call(recordPath(resource, id), {
    method: 'PUT',
    body: input,
    ...(version !== undefined && { headers: { 'if-match': version } }),
  })
  return { body, known: withVersion({ ...previousData, ...input, id }, headers) }
}

const findIn =
  (resources: readonly Resource[]) =>
  (name: string): Resource => {
    const resource = resources.find((each) => each.name === name)
    if (!resource) throw new Error(`No resource is called ${name}.`)
    return resource
  }
