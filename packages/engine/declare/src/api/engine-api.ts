import type { ListQuery, ListResult } from '../lists/list-query.ts'
import type { Fields, Resource } from '../resource.ts'
import type { UploadedFile } from '../media/file.ts'
import type { SearchResults } from '../search.ts'
import type { CallOptions, Client } from './http/client.ts'
import type { SentReply } from './http/sender.ts'
import type { recordsApi } from './records-api.ts'

type UploadOptions = Pick<CallOptions, 'signal' | 'onProgress'>
type Records = ReturnType<typeof recordsApi>

/** Calls that the engine's dashboard makes. A product's API has more. Each rejects with an `ApiError`. */
export interface EngineApi extends Records {
  client: Client
  /** Time zone of the college, for days that other back ends send as instants. */
  timeZone: () => string
  /** Records as visitors see them. */
  records: { list: <T>(resource: string, query: ListQuery) => Promise<ListResult<T>> }
  /** Public pages and records with the words of a question. */
  search: (question: string) => Promise<SearchResults>
  /** Applies a resource's custom action to a record. */
  act: <A extends string>(
    resource: Resource<Fields, A>,
    action: NoInfer<A>,
    id: number | string,
    input?: Readonly<Record<string, unknown>>,
  ) => Promise<SentReply>
  /** Uploads an image. Returns its address. */
  uploadImage: (image: File, options?: UploadOptions) => Promise<string>
  uploadFile: (file: File, options?: UploadOptions) => Promise<UploadedFile>
}
