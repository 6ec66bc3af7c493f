import {
  createClient,
  type Client,
  type ClientOptions,
  type CallOptions,
} from '@kampana/engine-declare/api/http/client'
import { decodeMessages } from '@kampana/engine-declare/messages/message'
import type {
  invitationForm,
  Payload,
  loginForm,
  passwordForm,
  profileForm,
  registerForm,
  resetForm,
} from '@kampana/engine-declare/forms/forms'
import type { InvitationDetail } from '../calls/invitation-calls.ts'
import {
  parseReplyMessage,
  asDeclared,
  isObject,
  parseRecord,
  parseText,
} from '@kampana/engine-declare/api/http/reply'
import { publicApi } from './public-api.ts'
import { recordsApi } from '@kampana/engine-declare/api/records-api'
import { defaultTimeZone } from '@kampana/engine-declare/time/time-zone'
import { readAccount, type Account } from '@kampana/engine-declare/api/account'
import { createSender } from '@kampana/engine-declare/api/http/sender'
import type { UploadedFile } from '@kampana/engine-declare/media/file'
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

/** Loaded with the first call that needs them, so that sign-in doesn't wait for schemas. */
const invitationCalls = async (client: Client) => {
  const [{ callsOf }, { invitationCalls }] = await Promise.all([
    import('@kampana/engine-declare/calls/calls-of'),
    import('../calls/invitation-calls.ts'),
  ])
  return callsOf(client, invitationCalls)
}

/** Calls of guests that only our own server has. */
const ownAccountApi = (client: Client) => ({
  /** Invitation of an e-mailed token. */
  invitation: async (token: string): Promise<InvitationDetail> =>
    (await (await invitationCalls(client)).read({ query: { token } })).data,
  /** Returns the server's message. */
  acceptInvitation: async (body: Payload<typeof invitationForm>): Promise<string> =>
    (await (await invitationCalls(client)).accept({ body })).message,
  /** Requests the e-mail that unlocks sign-in, and uses its link. */
  requestUnlock: (username: string) =>
    client.call('/email/unlock', { method: 'POST', body: { username } }).then(parseReplyMessage),
  unlock: (token: string) =>
    client.call('/email/unlock', { method: 'PUT', body: { token } }).then(parseReplyMessage),
})

type Options = Pick<CallOptions, 'signal' | 'onProgress' | 'asVisitor'>

/** Calls of people with an account; the public site has none of them. */
const staffApi = (client: Client) => {
  const send = createSender(client)
  return {
    login: ({
      remember,
      ...credentials
    }: Payload<typeof loginForm> & { remember?: boolean; code?: string }) =>
      // Laravel reads `remember: false` as true, so it is only sent if it is true.
      send('POST', '/login', remember ? { ...credentials, remember } : credentials, asGuest),
    logout: () => send('POST', '/logout'),
    register: (payload: Payload<typeof registerForm>) => send('POST', '/register', payload, asGuest),
    requestReset: (email: string) => send('POST', '/password/email', { email }, asGuest),
    reset: (payload: Payload<typeof resetForm>) => send('POST', '/password/reset', payload, asGuest),
    resendVerification: () => send('POST', '/email/resend'),
    account: async (options?: Options) =>
      readAccount(parseRecord<Account>(await client.call('/api/user', options), asDeclared)),
    editProfile: (id: number, payload: Payload<typeof profileForm>) =>
      send('PUT', `/api/profile/${id}`, payload),
    changePassword: (id: number, payload: Payload<typeof passwordForm>) =>
      send('PUT', `/api/password/update/${id}`, payload),
    uploadSlides: (files: readonly File[], alts: readonly string[] = [], options?: Options) =>
      send('POST', '/api/slides', form({ 'slides[]': files, 'alts[]': alts }), options),
    /** Uploads an image. Returns its address. */
    uploadImage: async (image: File, options?: Options): Promise<string> =>
      parseText(await send('POST', '/api/image', form({ image: [image] }), options), 'link'),
    uploadFile: async (file: File, options?: Options): Promise<UploadedFile> => {
      const reply = await send('POST', '/api/file', form({ file: [file] }), options)
      const pages = isObject(reply.body) ? reply.body.pages : undefined
      return {
        name: file.name,
        link: parseText(reply, 'link'),
        ...(typeof pages === 'number' && { pages }),
      }
    },
  }
}

const asGuest = { asGuest: true }

const form = (parts: Readonly<Record<string, readonly (string | File)[]>>): FormData => {
  const data = new FormData()
  for (const [name, values] of Object.entries(parts)) for (const value of values) data.append(name, value)
  return data
}
