import type { Api } from '@kampana/shared/api/api'
import type { ListCache } from '@kampana/shared/lists/list-reader'
import { messages } from '@kampana/shared/messages/messages'
import type { Resource } from '@kampana/shared/resource'
import { isSafePictureUrl } from '@kampana/shared/text/safe-url'
import type { UploadProgress } from '@kampana/shared/api/upload'
import simpleRestProvider from 'ra-data-simple-rest'
import type { DataProvider, Identifier, RaRecord, UpdateParams } from 'react-admin'
import { createdIds, isObject, isRestorable, replyMessage } from './data-provider/reply.ts'
import { findResource } from './data-provider/find-resource.ts'
import { deleteMany, restoreMany } from './data-provider/delete-many.ts'
import { toFormError, toConflictError, toReadError } from './data-provider/errors.ts'
import { createHttpClient } from './data-provider/http-client.ts'
import { recordNormalizer } from './data-provider/normalize-record.ts'
import { defaultFilter } from './crud/list/default-filter.ts'
import type { OverridesByResource } from './crud/overrides.tsx'
import { wrapMethods } from './data-provider/wrap-methods.ts'
import { readVersion, withVersion } from './data-provider/record-version.ts'
import { attachMessage, attachDeletion, type ServerMessage } from './data-provider/server-message.ts'
import { toStoredUrl } from './url/resolve-url.ts'
import { reauthenticateAndRetry } from './unsaved/reauthentication.ts'
import { fetchAllPages } from './data-provider/fetch-all-pages.ts'
import { withInputValues, withoutVirtualFlags, toInputValues } from './data-provider/input-values.ts'

/** react-admin's verbs, and the uploads that its forms need. */
export type ProductDataProvider = DataProvider & {
  /** Uploads a picture for a body. Returns its address. */
  uploadImage: (image: File, options: UploadOptions) => Promise<string>
  /** How the site would show an update, from a form's values. Returns a whole page's HTML. */
  previewUpdate: (values: Readonly<Record<string, unknown>>) => Promise<string>
  /** Uploads a file. Returns its address. */
  uploadFile: (file: File, options: UploadOptions) => Promise<string>
  /** Adds one slide. Returns its id where the server tells. Rejects with the refusal's texts under `errors`. */
  uploadSlide: (picture: File, alt: string, options: UploadOptions) => Promise<number[]>
  /** Puts a slide behind another one; first where that is null. Returns what the server said. */
  moveSlide: (id: number, after: number | null) => Promise<string | undefined>
  /** Lets an account in or shuts it out. Returns what the server said. */
  setStatus: (id: Identifier, is_active: 0 | 1) => Promise<string | undefined>
  resendLetter: (id: Identifier) => Promise<string | undefined>
  /** Brings deleted records back, all or none. Returns what the server said. */
  restore: (resource: string, ids: readonly Identifier[]) => Promise<string | undefined>
}

interface UploadOptions {
  signal?: AbortSignal
  onProgress?: (progress: UploadProgress) => void
}

/** react-admin's verbs over the shared client. Where the session has ended, the person signs in again in place. */
export const createDataProvider = (api: Api, overrides: OverridesByResource): ProductDataProvider => {
  const cache: ListCache = new Map()
  const clearAfter = (name: string) => (name.startsWith('get') ? undefined : () => cache.clear())
  return wrapMethods(createVerbs(api, cache, overrides), (name, call) =>
    reauthenticateAndRetry(call).finally(clearAfter(name)),
  )
}

/** The verbs over ra-data-simple-rest. */
const createVerbs = (api: Api, cache: ListCache, overrides: OverridesByResource): ProductDataProvider => {
  const rest = simpleRestProvider('/api', createHttpClient(api, cache), 'X-Total-Count')
  const remove = (resource: string, id: Identifier) => rest.delete(resource, { id }).then(({ data }) => data)

  return {
    ...rest,
    supportAbortSignal: true,

    getList: (resource, params) =>
      fetchAllPages((part) => rest.getList(resource, part), {
        ...params,
        filter: { ...defaultFilter(overrides[resource] ?? {}, params.filter), ...params.filter },
      }).catch(toReadError(resource, 'list')),
    getMany: (resource, params) => rest.getMany(resource, params).catch(toReadError(resource, 'list')),
    getOne: (resource, params) =>
      rest
        .getOne(resource, params)
        .then(({ data }) => ({ data: withInputValues(findResource(resource), data) }))
        .catch(toReadError(resource, 'show')),

    create: (resource, { data, ...params }) => {
      const input = toInputValues(findResource(resource), data, 'create')
      return rest
        .create(resource, { ...params, data: input as never })
        .then((answer) =>
          withRecord(
            findResource(resource),
            answer.data,
            { id: 0, ...input },
            messages.created(singular(resource)),
          ),
        )
        .catch(toFormError(findResource(resource)))
    },
    update: (resource, params) =>
      edit(api, findResource(resource), params)
        .catch(toConflictError(findResource(resource)))
        .catch(toFormError(findResource(resource))),
    delete: (resource, { id, previousData }) =>
      remove(resource, id)
        .then((body) => {
          const known = { ...previousData, id }
          const answer = withRecord(findResource(resource), body, known, messages.deleted(singular(resource)))
          if (isRestorable(body)) attachDeletion(answer.data, { resource, ids: [id] })
          return answer
        })
        .catch(toFormError(findResource(resource))),
    deleteMany: (resource, { ids }) =>
      deleteMany(api, findResource(resource), ids.map(Number))
        .then(({ message, restorable }) => {
          const data = attachMessage([...ids], message)
          if (restorable) attachDeletion(data, { resource, ids })
          return { data: data as never }
        })
        .catch(toFormError(findResource(resource))),
    restore: (resource, ids) =>
      restoreMany(api, findResource(resource), ids.map(Number)).catch(toFormError(findResource(resource))),

    uploadImage: async (image, options) => {
      const address = toStoredUrl(await api.uploadImage(image, options))
      if (!isSafePictureUrl(address)) throw new Error(messages.pictureElsewhere)
      return address
    },
    previewUpdate: (values) => api.previewUpdate(toInputValues(findResource('updates'), values, 'create')),
    uploadFile: (file, options) => api.uploadFile(file, options).then(({ link }) => link),
    uploadSlide: async (picture, alt, options) =>
      createdIds((await api.uploadSlides([picture], [alt], options)).body),
    moveSlide: (id, after) => api.moveSlide(id, after).then(({ message }) => message),
    setStatus: (id, is_active) => api.setStatus(id, is_active).then(({ message }) => message),
    resendLetter: (id) => api.resendLetter(id).then(({ message }) => message),
  }
}

/** Optimistic locking: sends the version that the form started with as `If-Match`, so that nobody's change is overwritten. */
const edit = async ({ client }: Api, resource: Resource, { id, data, previousData }: UpdateParams) => {
  const body = toInputValues(resource, data, 'edit')
  const version = readVersion(data)
  const reply = await client.call(`/api/${resource.name}/${encodeURIComponent(id)}`, {
    method: 'PUT',
    body,
    ...(version !== undefined && { headers: { 'if-match': version } }),
  })
  const known = withVersion({ ...previousData, ...body, id }, reply.headers)
  return withRecord(resource, reply.body, known, messages.edited(resource.singular))
}

/** The record after a change. If the reply holds only a message, that is what was sent. */
const withRecord = <T extends RaRecord>(
  resource: Resource,
  body: unknown,
  known: Partial<T> & RaRecord,
  otherwise: ServerMessage,
) => {
  const record =
    isObject(body) && isObject(body.data) ? body.data : isObject(body) && 'id' in body ? body : {}
  const became = recordNormalizer(resource)(withoutVirtualFlags(resource, { ...known, ...record }))
  return { data: attachMessage(became, replyMessage(body) ?? otherwise) as never }
}

const singular = (name: string): string => findResource(name).singular
