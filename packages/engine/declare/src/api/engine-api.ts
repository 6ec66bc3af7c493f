import type { ListQuery, ListResult } from '../lists/list-query.ts'
import type { UploadedFile } from '../media/file.ts'
import type { SearchResults } from '../search.ts'
import type { CallOptions, Client } from './http/client.ts'
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
  /** Uploads an image. Returns its address. */
  uploadImage: (image: File, options?: UploadOptions) => Promise<string>
  uploadFile: (file: File, options?: UploadOptions) => Promise<UploadedFile>
}
