import type { BulkReply } from '@kampana/shared/action-call'
import type { Api } from '@kampana/shared/api/api'
import { homeApi } from '@kampana/shared/api/home-api'
import type { PreviewLink } from '@kampana/shared/api/preview-links'
import { previewLinksApi } from '@kampana/shared/api/preview-links-api'
import { parseRecord } from '@kampana/shared/api/http/reply'
import type { UploadProgress } from '@kampana/shared/api/http/upload'
import type { VersionDetail, VersionPage } from '@kampana/shared/api/version'
import { versionsApi, type PutBackReply } from '@kampana/shared/api/versions-api'
import { messages } from '@kampana/shared/messages/messages'
import type { SearchResult } from '@kampana/shared/search'
import { messagesApi } from '@kampana/shared/api/messages-api'
import { inputName } from '@kampana/shared/kinds/index'
import { recordPath, type Resource } from '@kampana/shared/resource'
import type { CustomActionOf } from '@kampana/shared/resources/index'
import { isSafePictureUrl } from '@kampana/shared/text/safe-url'
import type { Identifier } from 'react-admin'
import { capabilities } from '../account/capabilities.ts'
import { toStoredUrl } from '../url/resolve-url.ts'
import { actMany } from './act-many.ts'
import { restoreMany } from './delete-many.ts'
import { toFormError } from './errors.ts'
import { toInputValues, withInputValues } from './input-values.ts'
import { createdIds, replyMessage } from './reply.ts'
import type { TreeMove } from '../crud/tree/tree-rows.ts'

/** What react-admin has no verb for: uploads, previews, and what follows a press of a button. */
export interface CustomVerbs {
  /** How often the site's pages were read lately; null where nothing is counted. */
  getFigures: ReturnType<typeof homeApi>['figures']
  /** How often a record's page was read. */
  getRecordFigures: ReturnType<typeof homeApi>['recordFigures']
  /** Which of a new college's first steps are done. */
  getFirstSteps: ReturnType<typeof homeApi>['firstSteps']
  /** Uploads a picture for a body. Returns its address. */
  uploadImage: (image: File, options: UploadOptions) => Promise<string>
  /** How the site would show an update, from a form's values. Returns a whole page's HTML. */
  previewUpdate: (values: Readonly<Record<string, unknown>>) => Promise<string>
  /** How the site would show a record at an address with a form's values. Returns a whole page's HTML. */
  previewRecord: (
    resource: string,
    record: { id: Identifier | undefined; address: string; values: Readonly<Record<string, unknown>> },
    signal?: AbortSignal,
  ) => Promise<string>
  /** The links to previews of an update that still work; makes one, which tells its address this once; ends one. */
  getPreviewLinks: (id: Identifier) => Promise<PreviewLink[]>
  makePreviewLink: (id: Identifier) => Promise<PreviewLink & { url: string }>
  endPreviewLink: (id: number) => Promise<void>
  /** Uploads a file. Returns its address. */
  uploadFile: (file: File, options: UploadOptions) => Promise<string>
  /** The public pages and records that the site's search finds. */
  searchWebsite: (question: string) => Promise<readonly SearchResult[]>
  /** Adds one slide. Returns its id where the server tells. Rejects with the refusal's texts under `errors`. */
  uploadSlide: (picture: File, alt: string, options: UploadOptions) => Promise<number[]>
  /** Puts a slide behind another one; first where that is null. Returns what the server said. */
  moveSlide: (id: number, after: number | null) => Promise<string | undefined>
  /** Moves a record beneath another (null: the top), behind one that lies there (null: the first). Returns what the server said. */
  moveInTree: (resource: string, id: Identifier, move: TreeMove) => Promise<string | undefined>
  /** Does a custom action to a record. Returns what the server said. Rejects with texts by field of its input. */
  act: <N extends string>(
    resource: N,
    action: CustomActionOf<N>,
    id: Identifier,
    values?: Readonly<Record<string, unknown>>,
  ) => Promise<string | undefined>
  /** Does a bulk action to records. Returns what the server said, what it changed and what it left out. */
  actMany: (
    resource: string,
    action: string,
    ids: readonly Identifier[],
    values?: Readonly<Record<string, unknown>>,
  ) => Promise<BulkReply>
  /** Brings deleted records back, all or none. Returns what the server said. */
  restore: (resource: string, ids: readonly Identifier[]) => Promise<string | undefined>
  /** The long fields of at most ten records, which lists leave out, by id. */
  getLongFields: (
    resource: string,
    ids: readonly Identifier[],
    include: readonly string[],
  ) => Promise<ReadonlyMap<Identifier, object>>
  /** Answers to a visitor's message, and notes on it. */
  getMessageThread: ReturnType<typeof messagesApi>['thread']
  /** A page of a record's versions, newest first, from below the entry `before`. */
  getRecordVersions: (resource: string, id: Identifier, before?: number) => Promise<VersionPage>
  /** A record as it was after an entry of the log. */
  getRecordVersion: (resource: string, id: Identifier, version: number) => Promise<VersionDetail['data']>
  /** Puts a version back, unless the record has another entity tag meanwhile. Rejects with texts by field. */
  putBack: (resource: string, id: Identifier, version: number, ifMatch?: string) => Promise<PutBackReply>
}

interface UploadOptions {
  signal?: AbortSignal
  onProgress?: (progress: UploadProgress) => void
}

/** Our own verbs over the shared client; `named` finds a resource's declaration. */
export const customVerbs = (api: Api, named: (name: string) => Resource): CustomVerbs => ({
  restore: (name, ids) => restoreMany(api, named(name), ids.map(Number)).catch(toFormError(named(name))),

  uploadImage: async (image, options) => {
    const address = toStoredUrl(await api.uploadImage(image, options))
    if (!isSafePictureUrl(address)) throw new Error(messages.pictureElsewhere)
    return address
  },
  previewUpdate: (values) => api.previewUpdate(toInputValues(named('updates'), values, 'create')),
  previewRecord: async (name, { id, address, values }, signal) => {
    const record = { resource: name, id: id === undefined ? null : Number(id) }
    const sent = toInputValues(named(name), values, id === undefined ? 'create' : 'edit')
    const body = { address, records: [{ ...record, values: sent }] }
    const options = { method: 'POST', body, ...(signal && { signal }) } as const
    return parseRecord<{ html: string }>(await api.client.call('/api/content/preview', options)).html
  },
  getPreviewLinks: (id) => previewLinksApi(api.client).list(id),
  makePreviewLink: (id) => previewLinksApi(api.client).make(id),
  endPreviewLink: (id) => previewLinksApi(api.client).end(id),
  uploadFile: (file, options) => api.uploadFile(file, options).then(({ link }) => link),
  searchWebsite: (question) => api.search(question).then(({ data }) => data),
  uploadSlide: async (picture, alt, options) =>
    createdIds((await api.uploadSlides([picture], capabilities().media ? [alt] : [], options)).body),
  moveSlide: (id, after) => api.moveSlide(id, after).then(({ message }) => message),
  getFigures: () => homeApi(api.client).figures(),
  getRecordFigures: (name, id) => homeApi(api.client).recordFigures(name, id),
  getFirstSteps: () => homeApi(api.client).firstSteps(),
  getLongFields: async (name, ids, include) => {
    const query = { filter: { id: ids }, range: [0, ids.length - 1] } as const
    const extra = { include: include.join(',') }
    const { data } = await api.list<Record<string, unknown> & { id: Identifier }>(name, query, { extra })
    return new Map(
      data.map((row) => [row.id, Object.fromEntries(include.map((each) => [each, row[each]]))] as const),
    )
  },
  getMessageThread: (id) => messagesApi(api.client).thread(id),
  getRecordVersions: (name, id, before) => versionsApi(api.client).versions(named(name), id, before),
  getRecordVersion: (name, id, version) => versionsApi(api.client).version(named(name), id, version),
  putBack: (name, id, version, ifMatch) =>
    versionsApi(api.client)
      .putBack(named(name), id, version, ifMatch)
      .catch(toFormError(named(name))),
  moveInTree: (name, id, { parent, after }) => {
    const { tree, fields } = named(name)
    const field = tree && fields[tree.parent]
    const body = { ...(field && { [inputName(tree.parent, field)]: parent }), after_id: after }
    return api.client
      .call(`${recordPath(named(name), id)}/move`, { method: 'PUT', body })
      .then(({ body: reply }) => replyMessage(reply))
      .catch(toFormError(named(name)))
  },
  act: (name, action, id, values = {}) => {
    const { input, fields } = inputOf(named(name), action, values)
    return api
      .act(named(name), action, id, input)
      .then(({ message }) => message)
      .catch(toFormError({ fields }))
  },
  actMany: (name, action, ids, values = {}) => {
    const { input, fields } = inputOf(named(name), action, values)
    return actMany(api, named(name), action, ids.map(Number), input).catch(toFormError({ fields }))
  },
})

/** The input of a custom action from a form's or a record's values. */
const inputOf = (resource: Resource, action: string, values: Readonly<Record<string, unknown>>) => {
  const fields = resource.customActions[action]?.fields ?? {}
  return { fields, input: toInputValues({ fields }, withInputValues({ fields }, values), 'create') }
}
