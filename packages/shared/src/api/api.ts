import { createClient, type Client, type ClientOptions } from './http/client.ts'
import { decodeMessages } from '../messages/message.ts'
import { ownAccountApi } from './own-account-api.ts'
import { publicApi } from './public-api.ts'
import { recordsApi } from './records-api.ts'
import { defaultTimeZone } from '../time/time-zone.ts'
import { staffApi } from './staff-api.ts'
import { sendWithProgress } from './http/upload.ts'

export type { Account } from './account.ts'
export type { JobOpening, Slide } from './public-api.ts'
export type { Update, UpdateCategory } from '../update.ts'

/**
 * The product's API: one function per call in the specification's table. Each rejects with an `ApiError`. `timeZone` returns
 * the college's time zone, for days that other back ends send as instants.
 */
export const createApi = ({ timeZone, ...options }: ClientOptions & { timeZone?: () => string } = {}) =>
  createApiWith(createClient({ upload: sendWithProgress, readBody: decodeMessages, ...options }), timeZone)

export const createApiWith = (client: Client, timeZone = () => defaultTimeZone) => ({
  client,
  timeZone,
  ...recordsApi(client),
  ...publicApi(client, timeZone),
  ...staffApi(client),
  ...ownAccountApi(client),
})

export type Api = ReturnType<typeof createApi>
