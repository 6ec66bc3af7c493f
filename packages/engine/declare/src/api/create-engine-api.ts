import type { EngineApi } from './engine-api.ts'
import type { Client } from './http/client.ts'
import { recordsApi } from './records-api.ts'
import { visitorRecords } from './visitor-records.ts'

const notOffered = (): Promise<never> =>
  Promise.reject(new Error('This college has no uploads and no search.'))

/** Calls of a dashboard for a college that has neither uploads nor a search. */
export const createEngineApi = (client: Client, timeZone: () => string): EngineApi => ({
  client,
  timeZone,
  ...recordsApi(client),
  records: visitorRecords(client),
  search: notOffered,
  uploadImage: notOffered,
  uploadFile: notOffered,
})
