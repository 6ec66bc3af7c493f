import { createClient, type Client, type ClientOptions } from '@kampana/engine-declare/api/http/client'
import { decodeMessages } from '@kampana/engine-declare/messages/message'
import { ownAccountApi } from './own-account-api.ts'
import { publicApi } from './public-api.ts'
import { recordsApi } from '@kampana/engine-declare/api/records-api'
import { defaultTimeZone } from '@kampana/engine-declare/time/time-zone'
import { staffApi } from './staff-api.ts'
import { sendWithProgress } from '@kampana/engine-declare/api/http/upload'

export type { Account } from '@kampana/engine-declare/api/account'
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
