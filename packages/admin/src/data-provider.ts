import type { Api } from '@kampana/shared/api/api'
import type { ListCache } from '@kampana/shared/lists/list-reader'
import { messages } from '@kampana/shared/messages/messages'
import type { Resource } from '@kampana/shared/resource'
import { isSafePictureUrl } from '@kampana/shared/text/safe-url'
import type { Progress } from '@kampana/shared/api/upload'
import simpleRestProvider from 'ra-data-simple-rest'
import type { DataProvider, Identifier, RaRecord, UpdateParams } from 'react-admin'
import { idsIn, isObject, isRestorable, messageIn } from './data-provider/reply.ts'
import { declared } from './data-provider/find-resource.ts'
import { deleteSeveral, restoreSeveral } from './data-provider/delete-many.ts'
import { formFailure, overtaken, readFailure } from './data-provider/errors.ts'
import { httpClientOver } from './data-provider/http-client.ts'
import { readerOf } from './data-provider/normalize-record.ts'
import { leftOut } from './crud/list/set-aside.ts'
import { versionIn, withVersion } from './data-provider/record-version.ts'
import { remember, rememberDeletion, type Said } from './data-provider/server-message.ts'
import { asStored } from './url/server-addresses.ts'
import { staySignedIn } from './unsaved/reauthentication.ts'
import { wholeList } from './data-provider/fetch-all-pages.ts'
import { withInputs, withoutSigns, writtenFields } from './data-provider/input-values.ts'

/** react-admin's verbs, and the uploads that its forms need. */
export type ProductDataProvider = DataProvider & {
  /** Uploads a picture for a body. Answers its address. */
  uploadImage: (image: File, options: UploadOptions) => Promise<string>
  /** How the site would show an update, from a form's values. Answers a whole page's HTML. */
  previewUpdate: (values: Readonly<Record<string, unknown>>) => Promise<string>
  /** Uploads a file. Answers its address. */
  uploadFile: (file: File, options: UploadOptions) => Promise<string>
  /** Adds one slide. Answers its id where the server tells. Rejects with the refusal's texts under `errors`. */
  uploadSlide: (picture: File, alt: string, options: UploadOptions) => Promise<number[]>
  /** Puts a slide behind another one; first where that is null. Answers what the server said. */
  moveSlide: (id: number, after: number | null) => Promise<string | undefined>
  /** Lets an account in or shuts it out. Answers what the server said. */
  setStatus: (id: Identifier, is_active: 0 | 1) => Promise<string | undefined>
  resendLetter: (id: Identifier) => Promise<string | undefined>
  /** Brings deleted records back, all or none. Answers what the server said. */
  restore: (resource: string, ids: readonly Identifier[]) => Promise<string | undefined>
}

interface UploadOptions {
  signal?: AbortSignal
  onProgress?: (progress: Progress) => void
}

/** react-admin's verbs over the shared client. A session that ends in mid-edit is mended in place. */
export const createDataProvider = (api: Api): ProductDataProvider => {
  const kept: ListCache = new Map()
  const afterwards = (name: string) => (name.startsWith('get') ? undefined : () => kept.clear())
  return Object.fromEntries(
    Object.entries(verbsOver(api, kept)).map(([name, verb]) => [
      name,
      typeof verb === 'function'
        ? (...given: unknown[]) =>
            staySignedIn(() => (verb as (...given: unknown[]) => Promise<unknown>)(...given)).finally(
              afterwards(name),
            )
        : (verb as unknown),
    ]),
  ) as ProductDataProvider
}

/** In ra-data-simple-rest's dialect. */
const verbsOver = (api: Api, kept: ListCache): ProductDataProvider => {
  const rest = simpleRestProvider('/api', httpClientOver(api, kept), 'X-Total-Count')
  const remove = (resource: string, id: Identifier) =>
    rest.delete(resource, { id }).then(({ data }) => data as unknown)

  return {
    ...rest,
    supportAbortSignal: true,

    getList: (resource, params) =>
      wholeList((part) => rest.getList(resource, part), {
        ...params,
        filter: { ...leftOut(resource, params.filter), ...params.filter },
      }).catch(readFailure(resource, 'list')),
    getMany: (resource, params) => rest.getMany(resource, params).catch(readFailure(resource, 'list')),
    getOne: (resource, params) =>
      rest
        .getOne(resource, params)
        .then(({ data }) => ({ data: withInputs(declared(resource), data) as never }))
        .catch(readFailure(resource, 'show')),

    create: (resource, { data, ...params }) => {
      const input = writtenFields(declared(resource), data, 'create')
      return rest
        .create(resource, { ...params, data: input as never })
        .then((answer) =>
          written(declared(resource), answer.data, { id: 0, ...input }, messages.created(singular(resource))),
        )
        .catch(formFailure(declared(resource)))
    },
    update: (resource, params) =>
      edit(api, declared(resource), params)
        .catch(overtaken(declared(resource)))
        .catch(formFailure(declared(resource))),
    delete: (resource, { id, previousData }) =>
      remove(resource, id)
        .then((body) => {
          const known = { ...previousData, id }
          const answer = written(declared(resource), body, known, messages.deleted(singular(resource)))
          if (isRestorable(body)) rememberDeletion(answer.data, { resource, ids: [id] })
          return answer
        })
        .catch(formFailure(declared(resource))),
    deleteMany: (resource, { ids }) =>
      deleteSeveral(api, declared(resource), ids.map(Number))
        .then(({ message, restorable }) => {
          const data = remember([...ids], message)
          if (restorable) rememberDeletion(data, { resource, ids })
          return { data: data as never }
        })
        .catch(formFailure(declared(resource))),
    restore: (resource, ids) =>
      restoreSeveral(api, declared(resource), ids.map(Number)).catch(formFailure(declared(resource))),

    uploadImage: async (image, options) => {
      const address = asStored(await api.uploadImage(image, options))
      if (!isSafePictureUrl(address)) throw new Error(messages.pictureElsewhere)
      return address
    },
    previewUpdate: (values) => api.previewUpdate(writtenFields(declared('updates'), values, 'create')),
    uploadFile: (file, options) => api.uploadFile(file, options).then(({ link }) => link),
    uploadSlide: async (picture, alt, options) =>
      idsIn((await api.uploadSlides([picture], [alt], options)).body),
    moveSlide: (id, after) => api.moveSlide(id, after).then(({ message }) => message),
    setStatus: (id, is_active) => api.setStatus(id, is_active).then(({ message }) => message),
    resendLetter: (id) => api.resendLetter(id).then(({ message }) => message),
  }
}

/** Names the version that the form was filled with, so that nobody's change is overwritten unseen. */
const edit = async ({ client }: Api, resource: Resource, { id, data, previousData }: UpdateParams) => {
  const body = writtenFields(resource, data, 'edit')
  const version = versionIn(data)
  const reply = await client.call(`/api/${resource.name}/${encodeURIComponent(id)}`, {
    method: 'PUT',
    body,
    ...(version !== undefined && { headers: { 'if-match': version } }),
  })
  const known = withVersion({ ...previousData, ...body, id }, reply.headers)
  return written(resource, reply.body, known, messages.edited(resource.singular))
}

/** What a record became. Replies that hold only a message say that it became what was sent. */
const written = <T extends RaRecord>(
  resource: Resource,
  body: unknown,
  known: Partial<T> & RaRecord,
  otherwise: Said,
) => {
  const record =
    isObject(body) && isObject(body.data) ? body.data : isObject(body) && 'id' in body ? body : {}
  const became = readerOf(resource)(withoutSigns(resource, { ...known, ...record }))
  return { data: remember(became, messageIn(body) ?? otherwise) as never }
}

const singular = (name: string): string => declared(name).singular
