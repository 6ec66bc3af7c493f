import { createClient, type Client, type ClientOptions } from './http/client.ts'
import { decodeMessages } from '../messages/message.ts'
import { ownAccountApi } from './own-account-api.ts'
import { publicApi } from './public-api.ts'
import { recordsApi } from './records-api.ts'
import { staffApi } from './staff-api.ts'
import { sendWithProgress } from './http/upload.ts'

export type { Account } from './account.ts'
export type { JobOpening, Slide } from './public-api.ts'
export type { Update, UpdateCategory } from '../update.ts'

/** The product's API: one function a call of the specification's table; each rejects with an `ApiError`. */
export const createApi = (options?: ClientOptions) =>
  createApiWith(createClient({ upload: sendWithProgress, readBody: decodeMessages, ...options }))

export const createApiWith = (client: Client) => ({
  client,
  ...recordsApi(client),
  ...publicApi(client),
  ...staffApi(client),
  ...ownAccountApi(client),
})

export type Api = ReturnType<typeof createApi>
